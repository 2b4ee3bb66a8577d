import { readFileSync } from 'node:fs'
import { languages, type Language, type Texts } from './read-good.ts'
import { isDenied, isPossible } from './statements.ts'

/** The allergens that foods of the word lists belong to; `pork` for the religions that forbid it. */
const foodsByGroup = {
  milk: ['milk', 'butter', 'cream', 'cheese', 'yogurt'],
  eggs: ['egg', 'mayonnaise'],
  gluten: ['wheat', 'dough'],
  nuts: ['walnut', 'hazelnut', 'almond', 'pistachio', 'cashew', 'pecan', 'nuts'],
  seeds: ['pinenut', 'chestnut'],
  peanuts: ['peanut'],
  sesame: ['sesame'],
  soy: ['soy'],
  fish: ['fish'],
  crustaceans: ['prawn', 'crab'],
  molluscs: ['mussel', 'squid'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  pork: ['pork'],
} as const

export type Group = keyof typeof foodsByGroup

const groupByFood = new Map<string, Group>()
for (const group of Object.keys(foodsByGroup).filter(isGroup)) {
  for (const food of foodsByGroup[group]) groupByFood.set(food, group)
}

function isGroup(text: string): text is Group {
  return text in foodsByGroup
}

/** The name of a food alone and in phrases: "Haselnüsse", "mit Haselnüssen", "ohne Haselnüsse". */
export interface Phrases {
  readonly bare: string
  readonly with: string
  readonly without: string
}

/** A food in one language. */
export interface Food {
  readonly food: string
  readonly group: Group
  readonly phrases: Phrases
}

/** A place where a text names a food. */
export interface Mention {
  readonly field: string
  readonly food: string
  readonly group: Group
  readonly start: number
  readonly end: number
  /** `contains`: the text says that it's there; `may`: perhaps; `denied`: that it isn't. */
  readonly state: 'contains' | 'may' | 'denied'
}

interface Entry {
  readonly food: string
  readonly group: Group | null
  readonly phrases: Phrases | null
  readonly pattern: RegExp
}

const letter = String.raw`[\p{L}\p{M}\u200c'’]`

/** Prefixes written as one word with the noun: Arabic "and", "with" and the article, French "d'". */
const prefixes: Partial<Record<Language, string>> = {
  ar: '[وفبلك]{0,2}(?:ال)?(?:لل)?',
  fr: `(?:[dln]['’])?`,
  it: String.raw`(?:\p{L}{1,4}['’])?`,
}

function compile(language: Language, alternatives: string): RegExp {
  const inner = alternatives.replaceAll('~', `${letter}*`)
  if (language === 'zh') return new RegExp(inner, 'gu')
  return new RegExp(`(?<!${letter})${prefixes[language] ?? ''}(?:${inner})(?!${letter})`, 'giu')
}

/**
 * Reads lines of a food, its words as a regular expression (`~` for any letters) and three phrases.
 * The first line that matches a word wins; a line with `-` lists words that only look like a food.
 */
function readList(language: Language): Entry[] {
  const text = readFileSync(new URL(`foods/${language}.txt`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [food = '', words = '', bare, withIt, without] = line.split(' / ')
      const group = groupByFood.get(food) ?? null
      if (!group && food !== '-') throw new Error(`${language}: unknown food "${food}"`)
      const phrases = bare && withIt && without ? { bare, with: withIt, without } : null
      return { food, group, phrases, pattern: compile(language, words) }
    })
}

const lists = new Map(languages.map((language) => [language, readList(language)]))

const listOf = (language: Language) => lists.get(language) ?? []

/** The foods that have phrases in the language. */
export const addableFoods = (language: Language): Food[] =>
  listOf(language).flatMap(({ food, group, phrases }) =>
    group && phrases ? [{ food, group, phrases }] : [],
  )

/** Finds the foods that the texts name. */
export const findMentions = (texts: Texts, language: Language): Mention[] =>
  Object.entries(texts).flatMap(([field, text]) => findInText(field, text, language))

function findInText(field: string, text: string, language: Language): Mention[] {
  const lower = language === 'tr' ? text.toLocaleLowerCase('tr') : text.replaceAll('’', "'")
  const isTaken: boolean[] = []
  const mentions: Mention[] = []
  for (const { food, group, pattern } of listOf(language)) {
    for (const match of lower.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (start === end || isTaken.slice(start, end).includes(true)) continue
      isTaken.length = Math.max(isTaken.length, end)
      isTaken.fill(true, start, end)
      if (!group) continue
      mentions.push({ field, food, group, start, end, state: stateAt(text, start, language) })
    }
  }
  return mentions
}

function stateAt(text: string, position: number, language: Language): Mention['state'] {
  if (isDenied(text, position, language)) return 'denied'
  return isPossible(text, position, language) ? 'may' : 'contains'
}
