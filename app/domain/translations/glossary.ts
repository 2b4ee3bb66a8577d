/**
 * Parses a restaurant's glossary for one language. Lines without both words are ignored.
 * @param text with lines such as "künefe = kunafa"
 * @returns translations by original
 */
export function parseGlossary(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [original = '', translation = ''] = line.split('=', 2).map((side) => side.trim())
      return original === '' || translation === '' ? [] : [[original, translation] as const]
    }),
  )
}
