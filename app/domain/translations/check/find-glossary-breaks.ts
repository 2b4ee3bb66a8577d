import { foldText } from '../../dietary/fold-text.ts'
import type { TextProblem } from './problem.ts'

interface Entry {
  readonly word: string
  readonly translation: string
  readonly foldedTranslation: string
}

/** A trie of a glossary's folded words. */
interface TrieNode {
  readonly next: Map<string, TrieNode>
  readonly entries: Entry[]
}

// Cached, because the same glossary is applied to thousands of texts.
const tries = new WeakMap<ReadonlyMap<string, string>, TrieNode>()

/** Finds words that aren't translated as in the restaurant's glossary. */
export function findGlossaryBreaks(
  source: string,
  translated: string,
  glossary: ReadonlyMap<string, string>,
): readonly TextProblem[] {
  const entries = entriesIn(foldText(source), trieOf(glossary))
  if (entries.size === 0) return []
  const foldedText = foldText(translated)
  return [...entries]
    .filter(({ foldedTranslation }) => !foldedText.includes(foldedTranslation))
    .map(({ translation }) => ({ kind: 'glossary', words: translation }))
}

/** Returns the entries of a glossary whose words occur in any of several texts. */
export const glossaryOf = (
  texts: readonly string[],
  glossary: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap((text) =>
      [...entriesIn(foldText(text), trieOf(glossary))].map(
        ({ word, translation }) => [word, translation] as const,
      ),
    ),
  )

function trieOf(glossary: ReadonlyMap<string, string>): TrieNode {
  const cached = tries.get(glossary)
  if (cached) return cached
  const root: TrieNode = { next: new Map(), entries: [] }
  for (const [word, translation] of glossary) {
    let node = root
    for (const letter of foldText(word)) {
      const next = node.next.get(letter) ?? { next: new Map(), entries: [] }
      node.next.set(letter, next)
      node = next
    }
    if (node === root) continue
    node.entries.push({ word, translation, foldedTranslation: foldText(translation) })
  }
  tries.set(glossary, root)
  return root
}

/** Finds the entries whose words occur in a folded text, with any ending. */
function entriesIn(text: string, root: TrieNode): ReadonlySet<Entry> {
  const foundEntries = new Set<Entry>()
  const letters = [...text]
  for (let start = 0; start < letters.length; start++) {
    if (/\p{L}/u.test(letters[start - 1] ?? '')) continue
    let node = root.next.get(letters[start] ?? '')
    for (let at = start + 1; node; at++) {
      for (const entry of node.entries) foundEntries.add(entry)
      node = node.next.get(letters[at] ?? '')
    }
  }
  return foundEntries
}
