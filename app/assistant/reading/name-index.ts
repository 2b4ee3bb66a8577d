import { foldedWords, writtenWords } from '#app/domain/dietary/fold-text.ts'
import { stemsOf } from '#app/domain/dietary/inflection.ts'
import { findTermsCached } from '#app/domain/dietary/cached-parsing.ts'
import { isDishConcept, partsOf } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { finish, finishInSlices } from '#app/domain/in-slices.ts'
import { oncePer } from '#app/domain/once-per.ts'
import { indexMenu, prepareMenu, type IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import { phraseLanguages } from '../render/phrases/phrase-types.ts'
import { insideBrackets, namesInTranslation, withoutBrackets } from './names-in-brackets.ts'
import { findCues, matchPhrases, type Cue } from './cues.ts'
import { soundKeysOfName } from '#app/domain/dietary/sound-keys.ts'
import { range } from './span.ts'
import { tokenize, type Token } from './tokens.ts'

/** The name of a dish or of a heading. */
export interface MenuName {
  /** The dish, or all dishes under the heading. */
  readonly dishIds: readonly string[]
  readonly isHeading: boolean
  /** Folded, without connectives and numbers. */
  readonly words: readonly string[]
}

/** Names, and the indexes of those of their words that match as a whole. */
export type Matches = ReadonlyMap<MenuName, ReadonlySet<number>>

/** The name of an option, which several dishes may have. */
export interface OptionName {
  /** Folded, without connectives. */
  readonly words: readonly string[]
  /** The words of the group's name that aren't in the option's name. */
  readonly group: readonly string[]
  readonly ids: readonly { readonly dishId: string; readonly optionId: string }[]
}

/** A name as it is written on the menu. */
export interface WholeName {
  /** The place of the first dish with this name on the menu. */
  readonly place: number
  /** Several if dishes have the same name. */
  readonly names: readonly MenuName[]
}

type Names = ReadonlyMap<string, Matches>

/** The names of a menu, indexed by word, by meaning and by sound. */
export interface NameIndex {
  readonly byWord: Names
  /** By stem: "salata" for "salatası". */
  readonly byStem: Names
  readonly byConcept: Names
  /** By the end of a word: "haxe" for "Schweinshaxe". */
  readonly bySuffix: Names
  /** By the keys that `soundKeysOfName` returns. */
  readonly bySound: Names
  /** By the qualities of a dish that the words express in any language; see `qualitiesOf`. */
  readonly byQuality: Names
  /** The names of dishes by all their tokens joined by spaces. */
  readonly wholeNames: ReadonlyMap<string, WholeName>
  /** The numbers of tokens of the whole names, by their first token. */
  readonly wholeLengths: ReadonlyMap<string, ReadonlySet<number>>
  /** The names of options, by their first word. */
  readonly options: ReadonlyMap<string, readonly OptionName[]>
  /** Words by their first letter, to find mistyped words. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
}

const connectives = new Set(
  (
    've ile the with of a an in and or e y et und mit al alla allo alle all ai agli con di da del ' +
    'della dei de la le les du des au aux el los las en a la auf van met for fur furs pour para per voor icin das die der den ' +
    'dem il lo gli uno une una einen eine het von vom zum zur ml cl bottle glass menu'
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

/** Whether a folded word means any dish: "food", "yemek". */
export const isGenericWord = (word: string): boolean => genericWords.has(word)

// Ignored in names of menus: "what is on the menu?" isn't about the "Lunch menu".
const menuWords = /^(?:menu|karte$|speisekarte$|carte$|carta$|lista?$|main$|ana$|меню|قائمه|منو)/u

const nameIndexes = new WeakMap<GuestMenu, NameIndex>()

/** Indexes the names of a menu, once per menu object. */
export function indexNames(menu: GuestMenu): NameIndex {
  const index = nameIndexes.get(menu) ?? finish(createIndex(menu))
  nameIndexes.set(menu, index)
  return index
}

/** Indexes a menu and its names in slices, once per menu object. */
export const prepareNames = oncePer(async (menu: GuestMenu) => {
  await prepareMenu(menu)
  nameIndexes.set(menu, await finishInSlices(createIndex(menu)))
})

/** Returns what a cue says about a dish: its diet, how it tastes or how it is cooked. */
export const qualitiesOf = ({ meanings }: Pick<Cue, 'meanings'>): string[] =>
  meanings
    .filter(({ kind }) => kind === 'diets' || kind === 'senses' || kind === 'cookings')
    .map(({ kind, value }) => `${kind} ${value}`)

type NewNames = Map<string, Map<MenuName, Set<number>>>

/** @param index of the word that the key stands for; undefined if it stands for a part of a word */
function addMatch(names: NewNames, key: string, name: MenuName, index: number | undefined): void {
  const matches = names.get(key) ?? new Map<MenuName, Set<number>>()
  const indexes = matches.get(name) ?? new Set()
  names.set(key, matches.set(name, index === undefined ? indexes : indexes.add(index)))
}

interface NewIndex {
  readonly byWord: NewNames
  readonly byStem: NewNames
  readonly byConcept: NewNames
  readonly bySuffix: NewNames
  readonly bySound: NewNames
  readonly byQuality: NewNames
  readonly wholeNames: Map<string, WholeName>
  readonly wholeLengths: Map<string, Set<number>>
}

interface NamedEntry {
  readonly text: string
  readonly dishIds: readonly string[]
  readonly isHeading: boolean
  /** Whether it is the heading of a whole menu. */
  readonly isMenu: boolean
}

function* createIndex(menu: GuestMenu): Generator<void, NameIndex> {
  const { dishes, headings } = indexMenu(menu)
  const index: NewIndex = {
    byWord: new Map(),
    byStem: new Map(),
    byConcept: new Map(),
    bySuffix: new Map(),
    bySound: new Map(),
    byQuality: new Map(),
    wholeNames: new Map(),
    wholeLengths: new Map(),
  }
  const namesOf = ({ id, name }: { readonly id: string; readonly name: string }) => {
    const translated = menu.alsoNamed?.get(id)
    return translated === undefined ? [name] : [name, ...namesInTranslation(name, translated)]
  }
  for (const { dish } of dishes) {
    for (const text of namesOf(dish)) {
      addName(index, { text, dishIds: [dish.id], isHeading: false, isMenu: false })
    }
    yield
  }
  for (const { dishes: below, isMenu = false, ...heading } of headings) {
    const dishIds = below.map(({ dish }) => dish.id)
    for (const text of namesOf(heading)) {
      addName(index, { text, dishIds, isHeading: true, isMenu })
    }
    yield
  }
  const options = yield* indexOptions(dishes)
  const byLetter = Map.groupBy(index.byWord.keys(), (word) => word.slice(0, 1))
  return { ...index, options, byLetter }
}

/** Adds a name by its words, and by what they mean together. */
function addName(index: NewIndex, named: NamedEntry): void {
  const { text, dishIds, isHeading } = named
  const all = foldedWords(text)
  const isPart = (word: string) => isPartOfName(word, named)
  const name: MenuName = { dishIds, isHeading, words: all.filter(isPart) }
  // From the positions among all words to those among the name's.
  const indexAt = all.map((word, position) =>
    isPart(word) ? all.slice(0, position).filter(isPart).length : undefined,
  )
  for (const { concept, position, length } of findTermsCached(text)) {
    for (const at of indexAt.slice(position, position + length)) {
      if (at !== undefined) addMatch(index.byConcept, concept, name, wholeIndex(name, at))
    }
  }
  const written = writtenWords(text).filter((_, position) => indexAt[position] !== undefined)
  for (const at of name.words.keys()) addWord(index, name, at, written[at] ?? '')
  const tokens = tokenize(text)
  for (const cue of findCues(matchPhrases(tokens), phraseLanguages)) {
    const at = indexAt[cue.start]
    // Chinese names have more tokens than words.
    if (at === undefined || tokens.length !== all.length) continue
    for (const quality of qualitiesOf(cue)) addMatch(index.byQuality, quality, name, at)
  }
  if (isHeading) return
  addWholeName(index, tokens, name)
  const short = tokenize(withoutBrackets(text))
  if (short.length > 1 && short.length < tokens.length) addWholeName(index, short, name)
  // "Fish and Chips (balık ve patates kızartması)"
  const gloss = tokenize(insideBrackets(text))
  if (gloss.length > 1) addWholeName(index, gloss, name)
}

function addWholeName(index: NewIndex, tokens: readonly Token[], name: MenuName): void {
  const [first] = tokens
  if (!first) return
  const whole = tokens.map((token) => token.text).join(' ')
  const { place, names } = index.wholeNames.get(whole) ?? {
    place: index.wholeNames.size,
    names: [],
  }
  index.wholeNames.set(whole, { place, names: [...names, name] })
  const lengths = index.wholeLengths.get(first.text) ?? new Set()
  index.wholeLengths.set(first.text, lengths.add(tokens.length))
}

const isPartOfName = (word: string, { isHeading, isMenu }: NamedEntry) =>
  !isConnective(word) &&
  !/^\d+$/.test(word) &&
  !(isHeading && genericWords.has(word)) &&
  !(isMenu && menuWords.test(word))

/** Adds a name by one of its words. */
function addWord(index: NewIndex, name: MenuName, at: number, written: string): void {
  const word = name.words[at] ?? ''
  addMatch(index.byWord, word, name, at)
  for (const stem of stemsOf(word)) addMatch(index.byStem, stem, name, at)
  // A "Karottenkuchen" is a cake with carrots, but a "Pfannkuchen" isn't a cake.
  const parts = partsOf(word)
  const concepts = findTermsCached(word).map(({ concept }) => concept)
  for (const concept of [...concepts, ...(parts.length > 1 ? parts : [])]) {
    addMatch(index.byConcept, concept, name, wholeIndex(name, at))
  }
  // Ends and sounds would find headings in common words.
  if (name.isHeading) return
  for (const end of endsOf(word)) addMatch(index.bySuffix, end, name, undefined)
  // Guests translate names of foods.
  const isFood = name.words.length > 1 && concepts.some((concept) => !isDishConcept(concept))
  for (const key of isFood ? [] : soundKeysOfName(written)) addMatch(index.bySound, key, name, at)
}

/** Returns a word's index, unless only a part of it names a food: "Pilzrisotto". */
const wholeIndex = ({ words }: MenuName, at: number) =>
  partsOf(words[at] ?? '').length > 0 ? undefined : at

/** In letters: of the end of a compound, and of what precedes it. */
const minPartLength = 4

/** Returns the ends of a word that may be the head of a compound. */
const endsOf = (word: string) =>
  range(minPartLength, word.length - minPartLength + 1).map((start) => word.slice(start))

/** Words that guests omit from an option's name: "extra cheese". */
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
          const entry = byName.get(key) ?? { words, group, ids: [] }
          entry.ids.push({ dishId: dish.id, optionId })
          byName.set(key, entry)
        }
      }
    }
    yield
  }
  return Map.groupBy(byName.values(), ({ words: [first = ''] }) => first)
}
