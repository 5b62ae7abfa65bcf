// What went wrong, as it is said to whoever looks at the page.

/** Refusals and lost answers carry words in the language of the page. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
