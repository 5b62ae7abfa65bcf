declare module 'virtual:rules' {
  /** For each text, "wikinger" or "wikinger.de", a way to load it. */
  export const rules: Record<string, () => Promise<import('../plugins/rules').RulesText>>;
}
