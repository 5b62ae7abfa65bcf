// The moves of a .saga text in notation, one for each ply.
export function pliesOf(record: string): string[] {
  return record.split('\n').flatMap((line) => /^\d+\.\s+(?:~\s+)?(.*?)\s+#[0-9a-f]{16}/.exec(line)?.[1] ?? []);
}
