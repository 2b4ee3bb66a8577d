import { expect, test } from 'vitest'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { readConversation } from './read-conversation.ts'
import { targetKey } from './dietary-targets.ts'

const menu = guestMenu([
  category('Mezeler', [
    dish('Humus', 19_500, 'nohut, tahin'),
    dish('Çoban Salata', 17_000, 'domates, soğan'),
  ]),
])
const avoided = (text: string) => readConversation(text, [], menu, 'en').avoided.map(targetKey)

test.each([
  'Is the hummus vegan?',
  'is the humus free of gluten',
  'humus glutensiz mi',
  'çoban salata vegan mı acaba',
  'Ist der Humus vegan?',
  '¿Es vegano el humus?',
])('reads no avoidance from a question about a dish: %s', (text) => {
  expect(avoided(text)).toEqual([])
})

test.each([
  ["I'm vegan. Is the hummus vegan?", ['diet:vegan']],
  ["can I have the humus, I'm vegan", ['diet:vegan']],
  ['Is the humus ok for a vegan?', ['diet:vegan']],
  ['I am allergic to gluten, is the humus gluten free?', ['gluten']],
  ['humus glutensiz mi, çölyağım', ['gluten']],
  ['Any vegan starters?', ['diet:vegan']],
])('reads an avoidance that the message states about the guest: %s', (text, expected) => {
  expect(avoided(text)).toEqual(expected)
})
