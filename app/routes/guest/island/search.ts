import uFuzzy from '@leeoniya/ufuzzy'
import { foldText } from '#app/domain/dietary/fold-text.ts'

/** A row of the menu with the folded words by which it is found, each after a space. */
interface SearchedDish {
  readonly row: HTMLElement
  readonly name: string
  /** Name, description, ingredients and tags. */
  readonly text: string
}

/** One typing error per word: a letter missing, added, replaced or swapped. */
const forgiving = new uFuzzy({
  // Letters of every script.
  unicode: true,
  interSplit: String.raw`[^\p{L}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  // A word is found by its beginning.
  interLft: 1,
  intraMode: 1,
})

/**
 * Prepares the search through a menu's rows.
 * @returns finds the rows that match a query, those by their name first; with typing errors only if
 *   nothing matches without
 */
export function createSearch(
  rows: readonly HTMLElement[],
): (query: string) => readonly HTMLElement[] {
  const dishes = rows.map(toSearchedDish)
  const names = dishes.map(({ name }) => name)
  const texts = dishes.map(({ text }) => text)
  return (query) => {
    // Word by word, so that their order doesn't matter.
    const words = wordsOf(query)
    const found = [...findExactly(names, words), ...findExactly(texts, words)]
    const all = found.length > 0 ? found : [...forgive(names, words), ...forgive(texts, words)]
    return [...new Set(all)].flatMap((index) => dishes[index]?.row ?? [])
  }
}

/** @returns the indexes of the texts that have words that begin with these */
const findExactly = (texts: readonly string[], words: readonly string[]): number[] =>
  words.length === 0
    ? []
    : texts.flatMap((text, index) =>
        words.every((word) => text.includes(` ${word}`)) ? index : [],
      )

const forgive = (texts: string[], words: readonly string[]): number[] =>
  words.reduce<number[] | undefined>(
    (found, word) => forgiving.filter(texts, word, found) ?? found,
    undefined,
  ) ?? []

function toSearchedDish(row: HTMLElement): SearchedDish {
  const name = textIn(row, '.dish-link, .original-name')
  const description = textIn(row, '.dish-description')
  const words = textIn(row.querySelector('template')?.content, '[data-words]')
  return { row, name: searched(name), text: searched(`${name} ${description} ${words}`) }
}

const searched = (text: string) => ` ${wordsOf(text).join(' ')}`

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\d']+/u)
    .filter((word) => word !== '')

const textIn = (root: ParentNode | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).join(' ')
