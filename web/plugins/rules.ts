// The rules as the page shows them: docs/rules/<game>[.<language>].md, rendered when the page is built, each a piece that is
// loaded when it is read. Every paragraph that begins with a rule's number ("W-7.1") can be reached by it, and every
// chapter by its own, in all languages alike.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const moduleName = 'virtual:rules';
const ruleNumber = /\b([A-Z]{1,2}-\d+(?:\.\d+)*(?:[a-z])?)\b/;

export interface RulesText {
  html: string;
  chapters: { id: string; title: string }[];
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
/** A chapter is known by its number, whatever it is called. */
const chapterId = (title: string) => {
  const number = /^(\d+)\. /.exec(title)?.[1];
  return number === undefined ? slug(title) : `chapter-${number}`;
};
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();

/** Markdown to HTML; heading levels go down by one, because the page has its own first heading. */
export function renderRules(markdown: string): RulesText {
  const chapters: RulesText['chapters'] = [];
  const taken = new Set<string>();
  const anchor = (text: string) => {
    const rule = ruleNumber.exec(plain(text).slice(0, 16))?.[1];
    if (!rule || taken.has(rule)) return '';
    taken.add(rule);
    return ` id="${rule}" tabindex="-1"`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        if (depth === 1) return '';
        const id = ruleNumber.exec(plain(title).slice(0, 16))?.[1] ?? chapterId(plain(title));
        taken.add(id);
        if (depth === 2) chapters.push({ id, title: plain(title) });
        const level = String(Math.min(6, depth + 1));
        return `<h${level} id="${id}" tabindex="-1">${title}</h${level}>\n`;
      },
      paragraph({ tokens }) {
        const text = this.parser.parseInline(tokens);
        return `<p${anchor(text)}>${text}</p>\n`;
      },
      listitem(item) {
        const text = this.parser.parse(item.tokens, item.loose);
        return `<li${anchor(text)}>${text}</li>\n`;
      },
      table({ header, rows }) {
        const cells = (row: typeof header, tag: string) =>
          row
            .map((cell) => ({ text: this.parser.parseInline(cell.tokens), tag: cell.text === '' ? 'td' : tag }))
            .map((cell) => `<${cell.tag}>${cell.text}</${cell.tag}>`)
            .join('');
        const lines = rows.map((row) => {
          const line = cells(row, 'td');
          return `<tr${anchor(line)}>${line}</tr>`;
        });
        return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>\n`;
      },
      html: ({ text }) => text.replace(/[<>&]/g, (sign) => `&#${String(sign.charCodeAt(0))};`),
    },
  });
  return { html: marked.parse(markdown, { async: false }), chapters };
}

/** The names of the texts: "wikinger", "wikinger.de" and so on. */
function allRules(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.map((name) => name.replace(/\.md$/, ''));
}

/** For each text a way to load it. */
function index(): string {
  const entries = allRules().map((name) => `${JSON.stringify(name)}: () => import('${moduleName}/${name}')`);
  return `export const rules = { ${entries.join(', ')} };`;
}

function text(name: string): string {
  const { html, chapters } = renderRules(readFileSync(resolve(folder, `${name}.md`), 'utf8'));
  return `export const html = ${JSON.stringify(html)};\nexport const chapters = ${JSON.stringify(chapters)};`;
}

export function rules(): Plugin {
  return {
    name: 'meadhall-rules',
    resolveId: (id) => (id === moduleName || id.startsWith(`${moduleName}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${moduleName}`) return index();
      return id.startsWith(`\0${moduleName}/`) ? text(id.slice(moduleName.length + 2)) : undefined;
    },
  };
}
