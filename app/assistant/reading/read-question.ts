import { diets as allDiets, type Diet } from '#app/domain/dietary/facts.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import {
  cookings,
  courses,
  senses,
  type Cooking,
  type Course,
  type Sense,
} from '#app/domain/menus/query/clauses.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { findTerms, isDishConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import { acts, topics, wishes, type About, type Act, type Topic, type Wish } from '../plan/part.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { readAmounts, readPeople, type Amount } from './amounts.ts'
import { tie, type TiedSubstance } from './avoidances.ts'
import { findDishes, type DishMention } from './dishes.ts'
import { isEmergency } from './emergency.ts'
import { languageOf } from './language.ts'
import { readAvoided } from './read-message.ts'
import { findSigns, valuesOf } from './signs.ts'
import { findSubstances, unique } from './substances.ts'
import { readTokens, splitHan, type Token } from './tokens.ts'
import {
  askSigns,
  modifiers,
  type AskSign,
  type Modifier,
  type Relation,
} from './words/language-words.ts'
import { languageWords, vocabularies } from './words/index.ts'

/** A food that a question names, and how it is tied to it. */
export interface AskedFood {
  readonly abouts: readonly About[]
  readonly relation: Relation | undefined
}

/** A guest's question taken apart: what the server reads in it, model or no model. */
export interface ReadQuestion {
  readonly language: PhraseLanguage
  readonly isEmergency: boolean
  /** What the guest avoids after the whole conversation. */
  readonly avoided: readonly About[]
  readonly dishes: readonly DishMention[]
  readonly foods: readonly AskedFood[]
  readonly diets: readonly Diet[]
  readonly headings: readonly string[]
  readonly courses: readonly Course[]
  readonly senses: readonly Sense[]
  readonly cookings: readonly Cooking[]
  readonly wishes: readonly Wish[]
  readonly amounts: readonly Amount[]
  readonly people: number | undefined
  readonly asks: readonly AskSign[]
  readonly modifiers: readonly Modifier[]
  readonly topics: readonly Topic[]
  readonly acts: readonly Act[]
  /** Words that no vocabulary, dish or heading knows. */
  readonly unknown: readonly string[]
}

// Longer messages are read this far: every wish stands in the first screenful.
const mostCharacters = 4_000

/**
 * Reads a guest's question with what was said before it.
 * @param earlier the guest's own messages before, oldest first
 * @param screen the language of the guest's screen, used where a message's own is unclear
 * @param avoided what the guest avoids, if that is known; else it is read from all messages
 */
export function readQuestion(
  message: string,
  earlier: readonly string[],
  menu: GuestMenu,
  screen: PhraseLanguage,
  avoided: readonly About[] = readAvoided([...earlier, message], screen),
): ReadQuestion {
  const text = message.slice(0, mostCharacters)
  const language = lastLanguage([...earlier, text]) ?? screen
  const tokens = readTokens(text)
  const signs = findSigns(
    tokens,
    [...new Set([language, 'en' as const])].flatMap((one) => vocabularies.get(one) ?? []),
  )
  const allTied = tie(findSubstances(text, signs), signs, languageWords[language].relationsStand)
  const dishes = findDishes(without(text, allTied.filter(isAvoided)), menu)
  const isInName = inNamesOf(dishes, menu)
  const tied = allTied.filter(
    (food) => isAvoided(food) || !isInName(tokens.slice(food.start, food.end)),
  )
  const known = new Set(signs.flatMap(({ start, end }) => range(start, end)))
  const inFoods = new Set(tied.flatMap(({ start, end }) => range(start, end)))
  return {
    language,
    isEmergency: isEmergency(signs),
    avoided,
    dishes,
    foods: tied.map(({ abouts, relation }) => ({ abouts: unique(abouts), relation })),
    diets: valuesOf(signs, 'diets', allDiets),
    headings: findHeadings(text, menu),
    courses: valuesOf(signs, 'courses', courses),
    senses: valuesOf(signs, 'senses', senses),
    cookings: valuesOf(signs, 'cookings', cookings),
    wishes: valuesOf(signs, 'wishes', wishes),
    amounts: readAmounts(text, signs, menu.menu.currency),
    people: readPeople(text, signs),
    asks: valuesOf(signs, 'asks', askSigns),
    modifiers: valuesOf(signs, 'modifiers', modifiers),
    topics: valuesOf(signs, 'topics', topics),
    acts: valuesOf(signs, 'acts', acts),
    unknown:
      dishes.length > 0
        ? []
        : unknownWords(text, tokens, (place) => known.has(place) || inFoods.has(place)),
  }
}

/** The language of the latest message that shows one. */
function lastLanguage(messages: readonly string[]): PhraseLanguage | undefined {
  for (const message of messages.toReversed()) {
    const language = languageOf(message)
    if (language) return language
  }
  return undefined
}

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, offset) => start + offset)

const isAvoided = ({ relation }: TiedSubstance) =>
  relation !== undefined && !['contains', 'with', 'suits'].includes(relation)

/** A message without some of its foods: "nut-free pasta" names no "Nut Roast". */
function without(text: string, foods: readonly TiedSubstance[]): string {
  const places = new Set(foods.flatMap(({ start, end }) => range(start, end)))
  let place = -1
  return splitHan(text).replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    place += 1
    return places.has(place) ? ' ' : word
  })
}

/** Tells whether a food only names a dish: the egg of "Scotch Egg". Each food is looked up once. */
function inNamesOf(
  dishes: readonly DishMention[],
  menu: GuestMenu,
): (food: readonly Token[]) => boolean {
  const { byId } = indexMenu(menu)
  const names = dishes.flatMap(({ dishIds }) =>
    dishIds.map((id) => foldedWords(byId.get(id)?.dish.name ?? '')),
  )
  const known = new Map<string, boolean>()
  return (food) => {
    const words = food.map(({ text }) => text)
    const key = words.join(' ')
    const isInName =
      known.get(key) ??
      names.some((name) =>
        words.every((word) => name.some((part) => word.startsWith(part) || part.startsWith(word))),
      )
    known.set(key, isInName)
    return isInName
  }
}

/** Words that nothing knows, and dishes that the lexicon knows and the menu does not have. */
function unknownWords(
  text: string,
  tokens: readonly Token[],
  isKnown: (place: number) => boolean,
): string[] {
  const written = splitHan(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const places = new Set(
    findTerms(splitHan(text))
      .filter(({ concept }) => isDishConcept(concept) && !isKindConcept(concept))
      .flatMap(({ position, length }) => range(position, position + length)),
  )
  for (const [place, { text: word }] of tokens.entries()) {
    if (!isKnown(place) && word.length > 3 && !/^\d+$/.test(word)) places.add(place)
  }
  return [...places].toSorted((one, other) => one - other).flatMap((place) => written[place] ?? [])
}

/** The headings whose names stand whole in a message. */
function findHeadings(text: string, menu: GuestMenu): string[] {
  const spoken = ` ${foldedWords(text).join(' ')} `
  return indexMenu(menu)
    .headings.filter(({ name }) => {
      const words = foldedWords(name).join(' ')
      return words !== '' && spoken.includes(` ${words}`)
    })
    .map(({ id }) => id)
}
