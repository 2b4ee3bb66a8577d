import uFuzzy from '@leeoniya/ufuzzy'
import { foldText } from '#app/domain/dietary/fold-text.ts'

/** A row of the menu with the text by which it is found. */
interface SearchedDish {
  readonly row: HTMLElement
  readonly name: string
  /** Name, description, ingredients and tags. */
  readonly text: string
}

const options: uFuzzy.Options = {
  // Letters of every script.
  unicode: true,
  interSplit: String.raw`[^\p{L}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  // A word is found by its beginning.
  interLft: 1,
}
const exact = new uFuzzy(options)
/** One typing error per word: a letter missing, added, replaced or swapped. */
const forgiving = new uFuzzy({ ...options, intraMode: 1 })

/**
 * Prepares the search through a menu's rows.
 * @returns finds the rows that match a query, those by their name first; with typing errors only if
 *   nothing matches without
 */
export function createSearch(
  rows: readonly HTMLElement[],
): (query: string) => readonly HTMLElement[] {
  const dishes = rows.map(toSearched)
  const names = dishes.map(({ name }) => name)
  const texts = dishes.map(({ text }) => text)
  return (query) => {
    const needle = foldText(query)
    // Word by word, so that their order doesn't matter.
    const words = needle.split(/\s+/).filter((word) => word !== '')
    const findIn = (haystack: string[], fuzzy: uFuzzy) =>
      words.reduce<number[] | undefined>(
        (found, word) => fuzzy.filter(haystack, word, found) ?? found,
        undefined,
      ) ?? []
    const find = (fuzzy: uFuzzy) => [...findIn(names, fuzzy), ...findIn(texts, fuzzy)]
    const found = find(exact)
    return [...new Set(found.length > 0 ? found : find(forgiving))].flatMap(
      (index) => dishes[index]?.row ?? [],
    )
  }
}

function toSearched(row: HTMLElement): SearchedDish {
  const name = textIn(row, '.dish-link')
  const description = textIn(row, '.dish-description')
  const words = textIn(row.querySelector('template')?.content, '[data-words]')
  return { row, name: foldText(name), text: foldText(`${name} ${description} ${words}`) }
}

const textIn = (root: ParentNode | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).join(' ')
