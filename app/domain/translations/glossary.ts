/** The restaurant's words for a language: "künefe = kunafa", one in each line. */
export function parseGlossary(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [original = '', translation = ''] = line.split('=', 2).map((side) => side.trim())
      return original === '' || translation === '' ? [] : [[original, translation] as const]
    }),
  )
}
