// Browsers read a backslash as a slash, and leave tabs and line breaks out of an address.
const unsafeCharacters = /[\\\p{Cc}]/u

/**
 * An address of our own that a form or link asks to be led to, else the fallback. Nothing
 * that a browser could take for another site gets through.
 */
export function relativePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback
  if (unsafeCharacters.test(value)) return fallback
  const here = 'http://here.invalid'
  const url = URL.parse(value, here)
  if (!url || url.origin !== here) return fallback
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//evil` is put in order to `//evil`, which is another site's.
  return path.startsWith('//') ? fallback : path
}
