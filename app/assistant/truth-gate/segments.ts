/** A sentence in parts: what stands between two signs, or begins anew. */
export interface Segments {
  /** What a "but" takes back by what follows it. */
  readonly before: readonly (readonly string[])[]
  readonly said: readonly (readonly string[])[]
}

const bound = /^x(comma|colon|semi|dash|open|close|stop|bang|bullet)$/
const turn = /^(but|yet|however|ama|ancak|fakat)$/
const subject = /^(it|that|this|they|these|there|which|the|xd\d+x|we|i|please)$/

/** Takes the words of a sentence apart, and at its last "but". */
export function segmentsOf(words: readonly string[]): Segments {
  // "Bunu ancak ekibimiz bilir" is no "but".
  const turned = words.findLastIndex(
    (word, place) => turn.test(word) && words[place - 1] !== 'bunu' && place > 0,
  )
  return {
    before: split(words.slice(0, Math.max(0, turned))),
    said: split(words.slice(turned + 1)),
  }
}

function split(words: readonly string[]): string[][] {
  const segments: string[][] = [[]]
  for (const [place, word] of words.entries()) {
    const isAnew =
      (word === 'and' && subject.test(words[place + 1] ?? '')) ||
      /^(so|because|since|yani|cunku)$/.test(word)
    if (bound.test(word) || isAnew) segments.push([])
    else segments.at(-1)?.push(word)
  }
  return segments.filter((segment) => segment.length > 0)
}
