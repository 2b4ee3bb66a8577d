import { foldedWords, stemsOf } from '#app/domain/dietary/fold-text.ts'
import { knownTerms } from '#app/domain/dietary/known-terms.ts'
import { partsOf } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { finish, finishInSlices } from '#app/domain/in-slices.ts'
import { indexMenu, prepareMenu } from '#app/domain/menus/query/index-menu.ts'
import { readTokens } from './tokens.ts'

/** The name of a dish or of a heading, as messages are searched for it. */
export interface NamedThing {
  /** The dishes it refers to: itself, or all under the heading. */
  readonly dishIds: readonly string[]
  readonly isHeading: boolean
  /** Folded, without "al", "with" and "of". */
  readonly words: readonly string[]
}

/** Where words and concepts stand in the names of a menu. */
export interface NameIndex {
  readonly byWord: ReadonlyMap<string, ReadonlySet<NamedThing>>
  /** By the stems of the words: "salata", of "salatasi". */
  readonly byStem: ReadonlyMap<string, ReadonlySet<NamedThing>>
  readonly byConcept: ReadonlyMap<string, ReadonlySet<NamedThing>>
  /** All words of the dishes' names that have several, by the first. */
  readonly wholeNames: ReadonlyMap<string, readonly (readonly string[])[]>
  /** The words of names by their first letter, for words that a slip has changed. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
}

const joining = new Set(
  (
    've ile the with of a an in and or e y et und mit al alla allo alle all ai agli con di da del ' +
    'della dei de la le les du des au aux el los las en a la auf van met ml cl bottle glass menu'
  ).split(' '),
)

/** Whether a folded word only joins the words of names; a Chinese character is a word, and a digit counts. */
export const isJoining = (word: string): boolean =>
  joining.has(word) || (word.length < 2 && !/[\p{Script=Han}\d]/u.test(word))

// "Which dishes have nuts?" asks of all, though a heading is called "Main Dishes".
const forDishes = new Set(
  (
    'dish dishes food foods meal meals plate plates yemek yemekler yemekleri gericht gerichte speise ' +
    'speisen plat plats plato platos piatto piatti gerecht gerechten блюдо блюда страва страви'
  ).split(' '),
)

const indexes = new WeakMap<GuestMenu, NameIndex>()

/** Indexes the names of a menu once, however many questions are asked about it. */
export function indexNames(menu: GuestMenu): NameIndex {
  const known = indexes.get(menu) ?? finish(makeIndex(menu))
  indexes.set(menu, known)
  return known
}

/** Indexes the names of a menu, and the menu itself, in slices. */
export async function prepareNames(menu: GuestMenu): Promise<void> {
  await prepareMenu(menu)
  if (!indexes.has(menu)) indexes.set(menu, await finishInSlices(makeIndex(menu)))
}

function* makeIndex(menu: GuestMenu): Generator<void, NameIndex> {
  const { dishes, headings } = indexMenu(menu)
  const byWord = new Map<string, Set<NamedThing>>()
  const byStem = new Map<string, Set<NamedThing>>()
  const byConcept = new Map<string, Set<NamedThing>>()
  const add = (map: Map<string, Set<NamedThing>>, key: string, thing: NamedThing) =>
    map.set(key, (map.get(key) ?? new Set()).add(thing))
  const named = [
    ...dishes.map(({ dish }) => ({ name: dish.name, dishIds: [dish.id], isHeading: false })),
    ...headings.map((heading) => ({
      name: heading.name,
      dishIds: heading.dishes.map(({ dish }) => dish.id),
      isHeading: true,
    })),
  ]
  const names = new Set<string>()
  const wholeNames = new Map<string, string[][]>()
  for (const { name, dishIds, isHeading } of named) {
    const words = foldedWords(name).filter(
      (word) => !isJoining(word) && !/^\d+$/.test(word) && !(isHeading && forDishes.has(word)),
    )
    const thing = { dishIds, isHeading, words }
    for (const word of words) {
      names.add(word)
      add(byWord, word, thing)
      for (const stem of stemsOf(word)) add(byStem, stem, thing)
    }
    const inside = words.flatMap((word) => knownTerms(word))
    for (const { concept } of [...knownTerms(name), ...inside]) add(byConcept, concept, thing)
    for (const word of words) {
      // "Karottenkuchen" is a cake with carrots, and a "Pfannkuchen" no cake.
      const parts = partsOf(word)
      if (parts.length > 1) for (const concept of parts) add(byConcept, concept, thing)
    }
    const [first, ...others] = readTokens(name).map(({ text }) => text)
    if (first !== undefined && others.length > 0 && !isHeading) {
      const begun = wholeNames.get(first) ?? []
      begun.push([first, ...others])
      wholeNames.set(first, begun)
    }
    yield
  }
  const byLetter = Map.groupBy(names, (word) => word.slice(0, 1))
  return { byWord, byStem, byConcept, wholeNames, byLetter }
}
