import { describe, expect, test } from 'vitest'
import type { PlannedTurn } from '../plan/conversation-state.ts'
import { guestMenu } from '../planners/offline/menu.fixture.ts'
import { parseMessage } from './parse-message.ts'
import { readConversation } from './read-conversation.ts'
import { targetKey } from './dietary-targets.ts'
import { avoidedAfter, readMessage } from './read-message.ts'

const read = (text: string) => readMessage(parseMessage(text), 'en')
const keysAfter = (...messages: readonly string[]) =>
  avoidedAfter(messages.map(read)).map(targetKey)

test.each([
  ['is there soy in the noodles?', "then no, I'm allergic to it", 'soy'],
  ['eriştede soya var mı', 'o zaman olmaz ona alerjim var', 'soy'],
  ['ist im burgerbrot lupine drin?', 'dann geht der nicht, da reagier ich drauf', 'lupin'],
])('an allergy to what was asked about before: “%s” “%s”', (asked, said, allergen) => {
  expect(keysAfter(asked)).toEqual([])
  expect(keysAfter(asked, said)).toEqual([allergen])
  expect(keysAfter(asked, "we're not allergic to anything")).toEqual([])
})

describe('avoidances', () => {
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
    // Negated eating, in any order.
    ['neither of us can eat shellfish', ['crustaceans', 'molluscs']],
    ['peanuts I just can’t', ['peanuts']],
    ['he doesn’t do gluten', ['gluten']],
    ['Sesam darf meine Frau leider nicht essen', ['sesame']],
    ['la leche mi hija no la puede ni probar', ['milk']],
    ['sedano, io proprio non posso', ['celery']],
    ['мне нельзя сельдерей', ['celery']],
    ['noten mag ik niet van de dokter', ['nuts', 'peanuts']],
    ['我老婆芝麻不行', ['sesame']],
    // Reactions.
    ['egg makes my throat itch', ['eggs']],
    ['von Sellerie bekomme ich Asthma', ['celery']],
    ['le sésame me donne de l’asthme', ['sesame']],
    ['від гірчиці в мене свербить язик', ['mustard']],
    // Foods in another sentence.
    ['Nuts. I’m allergic.', ['nuts', 'peanuts']],
    ['I have an allergy. Peanuts.', ['peanuts']],
    ['Is there celery in the dressing? My son gets hives.', ['celery']],
    ['is there egg in the mayo? i can’t have that', ['eggs']],
    // Alcohol and heat.
    ['We don’t drink. What goes with the lamb?', ['alcohol']],
    ['non beviamo, grazie', ['alcohol']],
    ['I can’t eat spicy food, I have an ulcer', ['food:chili']],
    // Two people in one sentence.
    ['mi hija come de todo y yo soy celíaca', ['gluten']],
    ['mon mari mange de tout, moi je ne digère pas les oignons', ['food:onion']],
    ['my brother isn’t coming and I’m allergic to milk', ['milk']],
  ])('are read from: %s', (text, expected) => {
    expect(keysAfter(text).toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    'does the baklava have walnuts? I love them',
    "we're not allergic to anything",
    'what is gluten',
    'baklavada ceviz var mı',
    'alerjim yok, fındıklı ne var',
    'my ex was vegan',
    'früher war ich mal Vegetarier',
    'antes era vegana',
  ])('are not read from: %s', (text) => {
    expect(keysAfter(text)).toEqual([])
  })

  test('accumulate over the conversation, and can be taken back', () => {
    const messages = ['I have a nut allergy', 'and no milk please', 'also sesame, sorry']
    expect(keysAfter(...messages)).toEqual(['nuts', 'peanuts', 'milk', 'sesame'])
    const last = 'scrap the nuts, that was my brother'
    expect(keysAfter(...messages, last)).toEqual(['milk', 'sesame'])
  })
})

test('avoidances of answered messages are not read again', () => {
  const plan = { version: 1, parts: [], dishes: [], avoided: [], dropped: [] } as const
  const history: readonly PlannedTurn[] = [
    { role: 'user', text: 'I am allergic to nuts' },
    { role: 'assistant', text: '', plan },
    { role: 'user', text: 'Thanks' },
    { role: 'assistant', text: '', plan },
  ]
  expect(readConversation('Is it hot?', history, guestMenu([]), 'en').avoided).toEqual([])
})
