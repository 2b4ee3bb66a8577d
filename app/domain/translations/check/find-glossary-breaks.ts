import { foldText } from '../../dietary/fold-text.ts'
import type { Finding } from './problem.ts'

interface Entry {
  readonly word: string
  /** What the glossary translates a word as. */
  readonly meant: string
  readonly folded: string
}

/** The words of a glossary by their letters, folded. */
interface Letters {
  readonly next: Map<string, Letters>
  readonly entries: Entry[]
}

// Thousands of words are looked up in each of a dish's texts.
const indexed = new WeakMap<ReadonlyMap<string, string>, Letters>()

/** Finds words that the restaurant's glossary translates otherwise. */
export function findGlossaryBreaks(
  source: string,
  translated: string,
  glossary: ReadonlyMap<string, string>,
): readonly Finding[] {
  const entries = entriesIn(foldText(source), indexOf(glossary))
  if (entries.size === 0) return []
  const translation = foldText(translated)
  return [...entries]
    .filter(({ folded }) => !translation.includes(folded))
    .map(({ meant }) => ({ kind: 'glossary', words: meant }))
}

/** Returns those of a glossary's words that are in any of several texts. */
export const glossaryOf = (
  texts: readonly string[],
  glossary: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap((text) =>
      [...entriesIn(foldText(text), indexOf(glossary))].map(
        ({ word, meant }) => [word, meant] as const,
      ),
    ),
  )

function indexOf(glossary: ReadonlyMap<string, string>): Letters {
  const known = indexed.get(glossary)
  if (known) return known
  const root: Letters = { next: new Map(), entries: [] }
  for (const [word, meant] of glossary) {
    let node = root
    for (const letter of foldText(word)) {
      const next = node.next.get(letter) ?? { next: new Map(), entries: [] }
      node.next.set(letter, next)
      node = next
    }
    if (node !== root) node.entries.push({ word, meant, folded: foldText(meant) })
  }
  indexed.set(glossary, root)
  return root
}

/** Finds the glossary's words in a text, with any ending. */
function entriesIn(text: string, root: Letters): ReadonlySet<Entry> {
  const found = new Set<Entry>()
  const letters = [...text]
  for (let start = 0; start < letters.length; start++) {
    if (/\p{L}/u.test(letters[start - 1] ?? '')) continue
    let node = root.next.get(letters[start] ?? '')
    for (let at = start + 1; node; at++) {
      for (const entry of node.entries) found.add(entry)
      node = node.next.get(letters[at] ?? '')
    }
  }
  return found
}
