/** The concepts of names with a single word, by folded name. */
export type OneWordNames = Map<string, readonly string[]>

const links = ['', 'n', 's', 'en', 'es', 'er', 'e']
const minCompound = 6
/** A limit, because every way to split a word is tried. */
const maxCompound = 40
const minPart = 3
/** The minimum length in letters of an unknown head: "öl" in "Trüffelöl". */
const minRest = 2
const minLonePart = 4

/**
 * Returns the concepts of the parts of a German or Dutch compound, each with alternatives, such as pumpkin
 * and soup for "Kürbissuppe". Unknown parts are left out: "Bratwurst" is a sausage.
 */
export function compoundOf(word: string, names: OneWordNames): readonly (readonly string[])[] {
  if (word.length < minCompound || word.length > maxCompound || !/^[a-z]+$/.test(word)) return []
  let first: readonly string[] | undefined
  for (let end = word.length - minRest; end >= minPart; end--) {
    const modifier = modifierOf(word.slice(0, end), names)
    if (!modifier) continue
    const head = headOf(word.slice(end), names)
    if (head) return [modifier, head]
    const others = compoundOf(word.slice(end), names)
    if (others.length > 0) return [modifier, ...others]
    if (end >= minLonePart && !headEndings.includes(word.slice(end))) first ??= modifier
  }
  for (let start = minPart; start <= word.length - minLonePart; start++) {
    const head = headOf(word.slice(start), names)
    if (head) return first ? [first, head] : [head]
  }
  return first ? [first] : []
}

function modifierOf(part: string, names: OneWordNames): readonly string[] | undefined {
  for (const link of links) {
    if (!part.endsWith(link)) continue
    const bare = part.slice(0, part.length - link.length)
    const concepts = bare.length >= minPart ? (names.get(bare) ?? names.get(`${bare}e`)) : undefined
    if (concepts) return concepts
  }
  return undefined
}

const headEndings = ['', 'n', 's', 'e', 'en', 'es', 'er', 'ern']

function headOf(part: string, names: OneWordNames): readonly string[] | undefined {
  for (const ending of headEndings) {
    if (!part.endsWith(ending)) continue
    const bare = part.slice(0, part.length - ending.length)
    const concepts = bare.length >= minPart ? names.get(bare) : undefined
    if (concepts) return concepts
  }
  return undefined
}
