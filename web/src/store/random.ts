// Names that nobody else has. On a page that came without TLS, as in a home network, browsers leave out `randomUUID`.

export function randomDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(count / 2)));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, count);
}
