/** A sentence in parts: what stands between two signs, or begins anew. */
export interface Segments {
  /** What a "but" takes back by what follows it, or an "although" concedes. */
  readonly before: readonly (readonly string[])[]
  readonly said: readonly (readonly string[])[]
}

const bound = /^x(comma|colon|semi|dash|open|close|stop|bang|bullet)$/
const turn = /^(but|yet|however|ama|ancak|fakat)$/
const subject = /^(it|that|this|they|these|there|which|we|i|please)$/
/** "Although it is vegan, …". */
const concedes = /^(although|though|while|even though|despite)\b/
/** "Etiketli olmasına rağmen", "laktozsuz olsa da". */
const conceding = / (olsa (da|de)|olmasina ragmen|olmakla birlikte|ragmen)(?= )/g

/** Takes the words of a sentence apart, and at its last "but". */
export function segmentsOf(spoken: readonly string[]): Segments {
  const words = spoken.join(' ').replaceAll(conceding, ' ama').split(' ')
  // "Bunu ancak ekibimiz bilir" is no "but".
  const turned = words.findLastIndex(
    (word, place) => turn.test(word) && words[place - 1] !== 'bunu' && place > 0,
  )
  const said = split(words.slice(turned + 1))
  const first = said.findIndex((segment) => concedes.test(segment.join(' ')))
  // "It is nut-free, though …" has its concession behind it.
  const isFirst = first === 0 || (first === 1 && (said[0]?.length ?? 0) < 3)
  const conceded = isFirst ? said.splice(first, 1) : []
  return { before: [...split(words.slice(0, Math.max(0, turned))), ...conceded], said }
}

function split(words: readonly string[]): string[][] {
  const segments: string[][] = [[]]
  for (const [place, word] of words.entries()) {
    const isAnew =
      (word === 'and' && subject.test(words[place + 1] ?? '')) ||
      (/^(so|because|since|yani|cunku)$/.test(word) && !/^(is|are)$/.test(words[place + 1] ?? ''))
    if (bound.test(word) || isAnew) segments.push([])
    else segments.at(-1)?.push(word)
  }
  return segments.filter((segment) => segment.length > 0)
}
