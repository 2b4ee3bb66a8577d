import { describe, expect, test } from 'vitest'
import { lokanta } from '../providers/offline/menu.fixture.ts'
import { findSigns, type Vocabulary } from './signs.ts'
import { nameOf } from './substances.ts'
import { readAvoided, readMessage } from './read-message.ts'
import { readQuestion } from './read-question.ts'
import { readTokens } from './tokens.ts'
import { vocabularies } from './words/index.ts'

describe('what a guest avoids', () => {
  test.each<[string, readonly string[]]>([
    ['I have a nut allergy', ['nuts', 'peanuts']],
    ["my wife can't have dairy, is the tiramisu ok?", ['milk']],
    ['im intollerant to lactose', ['lactose']],
    ["I'm allergic to prawns and celery", ['crustaceans', 'celery']],
    ['Does the dressing contain mustard, as I’m allergic to it?', ['mustard']],
    ['something spicy but no peanuts, under 15 quid', ['peanuts']],
    ['I hate mushrooms', ['food:mushroom']],
    ['I am vegan and coeliac', ['gluten', 'diet:vegan']],
    ['Fındığa alerjim var', ['nuts']],
    ['sütsüz pizza var mı', ['milk']],
    ['domuz yemiyom pizza önerin', ['pork']],
    ['susam bana dokunuyor', ['sesame']],
    ['kızımın yumurtaya alerjisi var', ['eggs']],
  ])('%s', (text, expected) => {
    expect(readAvoided([text], 'en').map(nameOf).toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    'does the baklava have walnuts? I love them',
    "we're not allergic to anything",
    'what is gluten',
    'baklavada ceviz var mı',
    'alerjim yok, fındıklı ne var',
  ])('nothing in: %s', (text) => {
    expect(readAvoided([text], 'en')).toEqual([])
  })

  test('adds up over the conversation, until it is taken back', () => {
    const said = ['I have a nut allergy', 'and no milk please', 'also sesame, sorry']
    expect(readAvoided(said, 'en').map(nameOf)).toEqual(['nuts', 'peanuts', 'milk', 'sesame'])
    const after = [...said, 'scrap the nuts, that was my brother']
    expect(readAvoided(after, 'en').map(nameOf)).toEqual(['milk', 'sesame'])
  })
})

describe('an emergency', () => {
  test.each([
    "she can't breathe after the baklava",
    'my lips are swelling',
    'i just ate peanuts and im alergic',
    'HELP he is chokingggg',
    'nefes alamıyo çabuk',
    'dudakları şişti',
    'imdaaat boğuluyor',
  ])('%s', (text) => {
    expect(readMessage(text, 'en').isEmergency).toBe(true)
  })

  test.each([
    'this chilli will kill me lol',
    'what happens if someone has an allergic reaction?',
    'I had an allergic reaction to shrimp years ago',
    'the view is breathtaking',
    'ağzım sulandı',
    'çocukken fındıktan boğazım şişmişti',
  ])('is none: %s', (text) => {
    expect(readMessage(text, 'en').isEmergency).toBe(false)
  })
})

test('the work grows with the length of a message, however hostile', () => {
  let compared = 0
  const countEntries = (entries: Vocabulary['whole']): Vocabulary['whole'] => ({
    get: (word) => {
      const found = entries.get(word)
      compared += found?.length ?? 0
      return found
    },
  })
  const counted = [...vocabularies.values()].map(({ whole, starts, forgiven, longestStart }) => ({
    whole: countEntries(whole),
    starts: countEntries(starts),
    forgiven: countEntries(forgiven),
    longestStart,
  }))
  const countFor = (text: string) => {
    compared = 0
    findSigns(readTokens(text), counted)
    return compared
  }
  const word = 'allergicallergic '
  expect(countFor(word.repeat(2_000))).toBe(10 * countFor(word.repeat(200)))
  // Hundreds of phrases begin with its letter, and none with the word.
  expect(countFor('aqxj '.repeat(400))).toBe(0)
})

test('what a guest is known to avoid is not read from earlier messages again', () => {
  const earlier = Array.from({ length: 10 }, () => 'I am allergic to nuts')
  const { avoided } = readQuestion('Is it hot?', earlier, lokanta, 'en', [])
  expect(avoided).toEqual([])
})
