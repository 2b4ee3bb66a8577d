import { describe, expect, test } from 'vitest'
import { diets } from '#app/domain/guest-menu/facts.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { phraseLanguages, type PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { readConversation } from './read-conversation.ts'
import { languageWords } from './words/index.ts'

const menu = guestMenu([category('Soups', [dish('Lentil Soup', 600, 'lentils')])])

const read = (text: string, language: PhraseLanguage = 'en') => {
  const { avoided, wished } = readConversation(text, [], menu, language)
  return { avoided: avoided.map(nameOf), wished: wished.map(nameOf) }
}
function nameOf(target: DietaryTarget): string {
  if (target.kind === 'food') return target.concept
  return target.kind === 'fact' ? target.fact : target.diet
}
const avoided = (text: string, language?: PhraseLanguage) => read(text, language).avoided

const isDiet = (name: string) => diets.some((diet) => diet === name)

const listed = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Combines every phrase for avoiding with a food, and every fact with the most common phrases. */
function combineAvoidances(
  language: PhraseLanguage,
): readonly (readonly [text: string, fact: string])[] {
  const { facts, relations, relationPosition } = languageWords[language]
  // Excluded, because "not a drop" itself means avoiding alcohol.
  const { alcohol: _, ...foods } = facts
  const named = Object.entries(foods).flatMap(([fact, words]) =>
    listed(words)
      .slice(0, 2)
      .map((word) => ({ fact, word: word.replace('*', '') })),
  )
  const join = (relation: string, food: string) => {
    const space = language === 'zh' ? '' : ' '
    return (relationPosition === 'before' ? [relation, food] : [food, relation]).join(space)
  }
  const avoiding = [relations.without, relations.allergic, relations.avoids].map((words) =>
    // Excludes phrases that imply a food: "coeliac", "sober".
    listed(words).filter((word) => !word.includes('*') && avoided(word, language).length === 0),
  )
  // The shortest phrases are the most common: "no", "sin".
  const common = avoiding.flatMap((words) =>
    words.toSorted((first, second) => first.length - second.length).slice(0, 4),
  )
  return [
    ...common.flatMap((relation) =>
      named.map(({ fact, word }) => [join(relation, word), fact] as const),
    ),
    ...avoiding.flat().flatMap((relation, index) => {
      const food = named[index % named.length]
      return food ? [[join(relation, food.word), food.fact] as const] : []
    }),
  ]
}

/** In Spanish, "no soy" means "I am not" rather than "without soy". */
const ambiguous = 'no soy'

test.each(phraseLanguages)('recognises phrases for avoiding with every food: %s', (language) => {
  const missed = combineAvoidances(language).filter(([text, fact]) => {
    // A diet counts too: "et yemem" ("I don't eat meat") means vegetarian.
    const { avoided: lasting, wished } = read(text, language)
    const isRead = [...lasting, ...wished].some((name) => name === fact || isDiet(name))
    return !isRead && text !== ambiguous
  })
  expect(missed).toEqual([])
})

test.each([
  ['I’m pregnant, which desserts can I have?', 'en', ['alcohol']],
  ['Hamileyim, ne önerirsiniz?', 'tr', ['alcohol']],
  ['я беременна', 'ru', ['alcohol']],
  ['We’re expecting six people', 'en', []],
] as const)('%s (%s): alcohol is avoided in pregnancy', (text, language, expected) => {
  expect(avoided(text, language)).toEqual(expected)
})

test.each([
  ['domuz eti yemem', 'tr', ['pork']],
  ['Dana etini yiyemiyorum', 'tr', ['veal']],
  ['no como carne de cerdo', 'es', ['pork']],
  ['je ne mange pas de viande de porc', 'fr', ['pork']],
  ['non mangio carne di maiale', 'it', ['pork']],
  // A list, even without commas.
  ['et tavuk yemem', 'tr', ['meat', 'chicken']],
  ['no como carne, cerdo', 'es', ['meat', 'pork']],
] as const)('%s (%s) is about %j', (text, language, expected) => {
  expect(avoided(text, language)).toEqual(expected)
})

describe('keeps an allergy', () => {
  test.each<[PhraseLanguage, string]>([
    ['en', 'I am allergic to nuts and my husband has no allergies'],
    ['en', 'nut allergy, no other allergies'],
    ['en', 'I’m allergic to nuts, my friend is not coming'],
    ['en', 'for a friend who’s allergic to nuts: cold mezze under 7, what is definitely ok'],
    ['tr', 'fıstığa alerjim var başka alerjim yok'],
    ['tr', 'fıstığa alerjim var, çorbam hala gelmedi'],
    ['de', 'ich bin gegen Nüsse allergisch, mein Mann verträgt alles'],
    ['de', 'Nussallergie. Was ist der Unterschied zwischen den Suppen?'],
    ['fr', 'je suis allergique aux noix, mon mari mange de tout'],
    ['es', 'soy alérgico a los frutos secos, mi mujer come de todo'],
    ['it', 'sono allergico alle noci, mia moglie mangia tutto'],
    ['nl', 'ik ben allergisch voor noten, mijn man lust alles'],
    ['ru', 'у меня аллергия на орехи, других аллергий нет'],
  ])('%s: %s', (language, text) => expect(avoided(text, language)).toContain('nuts'))
})

test.each<[PhraseLanguage, string]>([
  ['en', 'my friend who is allergic to nuts isn’t here'],
  ['en', 'I’m not allergic to nuts'],
  ['en', 'what does vegan mean?'],
  ['tr', 'vegan ne demek'],
  ['tr', 'fındık alerjisi olan arkadaşım bugün yok'],
])('reads no avoidance, %s: “%s”', (language, text) => expect(avoided(text, language)).toEqual([]))

// In no word table: the classifier notices them (decision 103).
test.each<[PhraseLanguage, string, string]>([
  ['en', 'mussels made me puke twice, never again thanks', 'molluscs'],
  ['tr', 'susam yiyince her yerim kabarıyor', 'sesame'],
  ['fr', 'les crevettes me donnent des plaques', 'crustaceans'],
])('notices an avoidance in any words, %s: “%s”', (language, text, target) =>
  expect(avoided(text, language)).toContain(target),
)

describe('“without”', () => {
  test.each<[PhraseLanguage, string, string]>([
    ['en', 'do you have a pizza without mushrooms?', 'mushroom'],
    ['de', 'habt ihr einen Salat ohne Zwiebeln?', 'onion'],
    ['tr', 'mantarsız bir ana yemek önerir misiniz', 'mushroom'],
  ])('describes only what is asked for: %s “%s”', (language, text, food) => {
    expect(read(text, language)).toEqual({ avoided: [], wished: [food] })
  })
  test.each<[PhraseLanguage, string, string]>([
    ['en', 'no mushrooms please', 'mushroom'],
    ['it', 'niente funghi', 'mushroom'],
    ['en', 'which starters are without nuts?', 'nuts'],
    ['de', 'habt ihr eine Vorspeise ohne Schwein?', 'pork'],
    ['en', 'do you have a mojito without alcohol?', 'alcohol'],
  ])(
    'describes the guest in a statement, or where forgetting it may do harm: %s “%s”',
    (language, text, food) => {
      expect(avoided(text, language)).toContain(food)
    },
  )
})
