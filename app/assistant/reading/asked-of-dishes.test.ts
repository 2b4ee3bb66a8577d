import { expect, test } from 'vitest'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { readConversation } from './read-conversation.ts'
import { nameOf } from './substances.ts'

const menu = guestMenu([
  category('Mezeler', [
    dish('Humus', 19_500, 'nohut, tahin'),
    dish('Çoban Salata', 17_000, 'domates, soğan'),
  ]),
])
const avoided = (text: string) => readConversation(text, [], menu, 'en').avoided.map(nameOf)

test.each([
  'Is the hummus vegan?',
  'is the humus free of gluten',
  'humus glutensiz mi',
  'çoban salata vegan mı acaba',
  'Ist der Humus vegan?',
  '¿Es vegano el humus?',
])('what is asked of a dish says nothing of the guest: %s', (text) => {
  expect(avoided(text)).toEqual([])
})

test.each([
  ["I'm vegan. Is the hummus vegan?", ['diet:vegan']],
  ["can I have the humus, I'm vegan", ['diet:vegan']],
  ['Is the humus ok for a vegan?', ['diet:vegan']],
  ['I am allergic to gluten, is the humus gluten free?', ['gluten']],
  ['humus glutensiz mi, çölyağım', ['gluten']],
  ['Any vegan starters?', ['diet:vegan']],
])('what is said of the guest holds: %s', (text, expected) => {
  expect(avoided(text)).toEqual(expected)
})
