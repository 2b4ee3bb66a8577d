import { describe, expect, test } from 'vitest'
import { diets } from '#app/domain/guest-menu/facts.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { phraseLanguages, type PhraseLanguage } from '../render/phrases/words.ts'
import { readConversation } from './read-conversation.ts'
import { languageWords } from './words/index.ts'

const menu = guestMenu([category('Soups', [dish('Lentil Soup', 600, 'lentils')])])

const avoided = (text: string, language: PhraseLanguage = 'en') =>
  readConversation(text, [], menu, language).avoided.map((about) =>
    about.kind === 'food' ? about.concept : about.kind === 'fact' ? about.fact : about.diet,
  )

const isDiet = (name: string) => diets.some((diet) => diet === name)

const listed = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Each word of avoiding with a food, and each word of a food with one of avoiding. */
function avoidancesOf(
  language: PhraseLanguage,
): readonly (readonly [text: string, fact: string])[] {
  const { facts, relations, relationsStand } = languageWords[language]
  // "Not a drop" means alcohol and avoids it in one.
  const { alcohol: _, ...foods } = facts
  const named = Object.entries(foods).flatMap(([fact, words]) =>
    listed(words)
      .slice(0, 2)
      .map((word) => ({ fact, word: word.replace('*', '') })),
  )
  const join = (relation: string, food: string) => {
    const space = language === 'zh' ? '' : ' '
    return (relationsStand === 'before' ? [relation, food] : [food, relation]).join(space)
  }
  const avoiding = [relations.without, relations.allergic, relations.avoids].map((words) =>
    // "Coeliac" and "sober" name their own food.
    listed(words).filter((word) => !word.includes('*') && avoided(word, language).length === 0),
  )
  // The shortest are the most common: "no", "sin".
  const common = avoiding.flatMap((words) =>
    words.toSorted((one, other) => one.length - other.length).slice(0, 4),
  )
  return [
    ...common.flatMap((relation) =>
      named.map(({ fact, word }) => [join(relation, word), fact] as const),
    ),
    ...avoiding.flat().flatMap((relation, place) => {
      const one = named[place % named.length]
      return one ? [[join(relation, one.word), one.fact] as const] : []
    }),
  ]
}

/** "I am not", as a whole message. */
const spanish = 'no soy'

test.each(phraseLanguages)('each word for avoiding goes with each food: %s', (language) => {
  const missed = avoidancesOf(language).filter(([text, fact]) => {
    // "Et yemem" says vegetarian.
    const isHeard = avoided(text, language).some((one) => one === fact || isDiet(one))
    return !isHeard && text !== spanish
  })
  expect(missed).toEqual([])
})

describe('an allergy is not taken back by', () => {
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
])('%s: “%s” is no avoidance', (language, text) => expect(avoided(text, language)).toEqual([]))
