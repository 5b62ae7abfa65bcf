declare module 'virtual:rules' {
  export const rules: Partial<Record<string, { html: string; chapters: { id: string; title: string }[] }>>;
}
