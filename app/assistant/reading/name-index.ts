import { foldedWords, stemsOf } from '#app/domain/dietary/fold-text.ts'
import { knownTerms } from '#app/domain/dietary/known-terms.ts'
import { partsOf } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { finish, finishInSlices } from '#app/domain/in-slices.ts'
import { indexMenu, prepareMenu, type IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import { readTokens } from './tokens.ts'

/** The name of a dish or of a heading. */
export interface MenuName {
  /** The dish, or all dishes under the heading. */
  readonly dishIds: readonly string[]
  readonly isHeading: boolean
  /** Folded, without connectives and numbers. */
  readonly words: readonly string[]
}

/** The name of an option, which several dishes may have. */
export interface OptionName {
  /** Folded, without connectives. */
  readonly words: readonly string[]
  /** The words of the group's name that the option's name lacks. */
  readonly group: readonly string[]
  readonly ids: readonly { readonly dishId: string; readonly optionId: string }[]
}

type Names = ReadonlyMap<string, ReadonlySet<MenuName>>

/** The names of a menu, by their words and by the concepts that these mean. */
export interface NameIndex {
  readonly byWord: Names
  /** By stems: "salata", of "salatası". */
  readonly byStem: Names
  readonly byConcept: Names
  /** All words of each dish name that has several, by its first word. */
  readonly wholeNames: ReadonlyMap<string, readonly (readonly string[])[]>
  /** The names of options, by their first word. */
  readonly options: ReadonlyMap<string, readonly OptionName[]>
  /** Words by their first letter, to find mistyped words. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
}

const connectives = new Set(
  (
    've ile the with of a an in and or e y et und mit al alla allo alle all ai agli con di da del ' +
    'della dei de la le les du des au aux el los las en a la auf van met ml cl bottle glass menu'
  ).split(' '),
)

/** Whether a folded word only joins others; a single Chinese character or digit doesn't. */
export const isConnective = (word: string): boolean =>
  connectives.has(word) || (word.length < 2 && !/[\p{Script=Han}\d]/u.test(word))

// Ignored in headings, because "which dishes have nuts?" isn't about the heading "Main Dishes".
const genericWords = new Set(
  (
    'dish dishes food foods meal meals plate plates yemek yemekler yemekleri gericht gerichte speise ' +
    'speisen plat plats plato platos piatto piatti gerecht gerechten блюдо блюда страва страви'
  ).split(' '),
)

// Ignored in names of menus: "what is on the menu?" isn't about the "Lunch menu".
const menuWords = /^(?:menu|karte$|speisekarte$|carte$|carta$|lista?$|main$|ana$|меню|قائمه|منو)/u

const indexes = new WeakMap<GuestMenu, NameIndex>()

/** Indexes the names of a menu, once per menu object. */
export function indexNames(menu: GuestMenu): NameIndex {
  const index = indexes.get(menu) ?? finish(makeIndex(menu))
  indexes.set(menu, index)
  return index
}

/** Indexes a menu and its names in slices. */
export async function prepareNames(menu: GuestMenu): Promise<void> {
  await prepareMenu(menu)
  if (!indexes.has(menu)) indexes.set(menu, await finishInSlices(makeIndex(menu)))
}

function* makeIndex(menu: GuestMenu): Generator<void, NameIndex> {
  const { dishes, headings } = indexMenu(menu)
  const byWord = new Map<string, Set<MenuName>>()
  const byStem = new Map<string, Set<MenuName>>()
  const byConcept = new Map<string, Set<MenuName>>()
  const add = (map: Map<string, Set<MenuName>>, key: string, name: MenuName) =>
    map.set(key, (map.get(key) ?? new Set()).add(name))
  const named = [
    ...dishes.map(({ dish }) => ({
      text: dish.name,
      dishIds: [dish.id],
      isHeading: false,
      isMenu: false,
    })),
    ...headings.map(({ name, dishes: below, isMenu = false }) => ({
      text: name,
      dishIds: below.map(({ dish }) => dish.id),
      isHeading: true,
      isMenu,
    })),
  ]
  const wholeNames = new Map<string, string[][]>()
  for (const { text, dishIds, isHeading, isMenu } of named) {
    const words = foldedWords(text).filter(
      (word) =>
        !isConnective(word) &&
        !/^\d+$/.test(word) &&
        !(isHeading && genericWords.has(word)) &&
        !(isMenu && menuWords.test(word)),
    )
    const name = { dishIds, isHeading, words }
    for (const { concept } of knownTerms(text)) add(byConcept, concept, name)
    for (const word of words) {
      add(byWord, word, name)
      for (const stem of stemsOf(word)) add(byStem, stem, name)
      for (const { concept } of knownTerms(word)) add(byConcept, concept, name)
      // A "Karottenkuchen" is a cake with carrots, but a "Pfannkuchen" isn't a cake.
      const parts = partsOf(word)
      if (parts.length > 1) for (const concept of parts) add(byConcept, concept, name)
    }
    const [first, ...others] = readTokens(text).map((token) => token.text)
    if (first !== undefined && others.length > 0 && !isHeading) {
      const known = wholeNames.get(first) ?? []
      known.push([first, ...others])
      wholeNames.set(first, known)
    }
    yield
  }
  const options = yield* indexOptions(dishes)
  const byLetter = Map.groupBy(byWord.keys(), (word) => word.slice(0, 1))
  return { byWord, byStem, byConcept, wholeNames, options, byLetter }
}

/** Words before what an option is: "extra cheese". */
const extraWords = new Set(['extra', 'ekstra'])

const contentWords = (text: string) => foldedWords(text).filter((word) => !isConnective(word))

function* indexOptions(
  dishes: readonly IndexedDish[],
): Generator<void, ReadonlyMap<string, readonly OptionName[]>> {
  const byName = new Map<
    string,
    { words: string[]; group: string[]; ids: OptionName['ids'][number][] }
  >()
  for (const { dish } of dishes) {
    for (const { name: groupName, options } of dish.optionGroups ?? []) {
      for (const { id: optionId, name } of options) {
        const all = contentWords(name)
        const plain = all.filter((word) => !extraWords.has(word))
        const group = contentWords(groupName).filter((word) => !all.includes(word))
        // Both "extra feta" and "the feta" name it.
        for (const words of plain.length < all.length ? [all, plain] : [all]) {
          const key = `${words.join(' ')}|${group.join(' ')}`
          const known = byName.get(key) ?? { words, group, ids: [] }
          known.ids.push({ dishId: dish.id, optionId })
          byName.set(key, known)
        }
      }
    }
    yield
  }
  return Map.groupBy(byName.values(), ({ words: [first = ''] }) => first)
}
