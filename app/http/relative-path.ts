// Browsers treat a backslash as a slash, and remove tabs and line breaks from URLs.
const unsafeCharacters = /[\\\p{Cc}]/u

/**
 * Validates a redirect target from a form or link: a path on this site, else the fallback.
 * Rejects everything that a browser could resolve to another site.
 */
export function relativePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback
  if (unsafeCharacters.test(value)) return fallback
  const here = 'http://here.invalid'
  const url = URL.parse(value, here)
  if (!url || url.origin !== here) return fallback
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//evil` is normalised to `//evil`, which is another site.
  return path.startsWith('//') ? fallback : path
}
