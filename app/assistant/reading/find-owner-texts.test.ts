import { describe, expect, test } from 'vitest'
import { conversationState } from '../plan/conversation-state.ts'
import { planOffline } from '../planners/offline-planner.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { findHouseTextInMenu } from '../house/find-house-text.ts'
import { readConversation } from './read-conversation.ts'

const plain = guestMenu([
  category('Mains', [
    dish('Grilled Sea Bass', 2200, 'sea bass, lemon'),
    dish('Crab Linguine', 1900, 'crab, wheat linguine, chilli'),
  ]),
])
const menu = {
  ...plain,
  menu: {
    ...plain.menu,
    aiContext:
      'We opened in 1994. A bottle of your own wine costs 12 pounds corkage. The lamb is halal, the ducks are not. Our crab comes off the boat Annie. Everything fried shares one fryer with prawns. Kuver kişi başı 60 TL’dir. The quiz is every Tuesday at eight.',
  },
  house: {
    terrace: 'Twelve tables; smoking only here.',
    hours: 'Daily 12:00-23:00',
    children: 'Drei Hochstühle sind da.',
  },
}

/** Answers a question with the owner's texts and the kinds of the other parts. */
function answer(question: string): string {
  const read = readConversation(question, [], menu, 'en')
  return planOffline(read, conversationState([]), menu)
    .map((part) => (part.do === 'house' ? findHouseTextInMenu(part, menu) : part.do))
    .join(' | ')
}

describe('finds the owner’s texts by subject, in any language', () => {
  test.each([
    ['where does your crab come from?', 'boat Annie'],
    ['Woher kommt eure Krabbe?', 'boat Annie'],
    ['is it all done in the same oil?', 'one fryer'],
    ['Kommt alles aus der gleichen Fritteuse?', 'one fryer'],
    ['is there a cover charge?', 'Kuver'],
    ['c’è il coperto?', 'Kuver'],
    ['sigara içebiliyor muyuz', 'smoking only here'],
    ['on peut fumer où ?', 'smoking only here'],
    ['when is the quiz', 'Tuesday'],
    ['do you have a booster seat', 'Hochstühle'],
    ['mama sandalyesi var mı', 'Hochstühle'],
    ['有婴儿椅吗', 'Hochstühle'],
    ['on peut apporter notre vin ?', 'corkage'],
    ['можно со своим вином', 'corkage'],
    ['is the meat halal', 'lamb is halal'],
    ['until when does the kitchen serve?', '12:00-23:00'],
  ])('%s', (question, text) => expect(answer(question)).toContain(text))
})

describe('answers “unknown”, not with a list, if no text is on the subject', () => {
  test.each([
    'is the fish line caught?',
    'where do the lemons come from?',
    'Ist der Fisch aus Wildfang?',
    'Grilled Sea Bass: how big is it?',
  ])('%s', (question) => {
    expect(answer(question)).toContain('unknown')
    expect(answer(question)).not.toContain('list')
  })
})

describe('quotes no text about another food, and none instead of an answer about food', () => {
  test('a question about one dish', () => {
    expect(answer('is the crab linguine halal')).not.toContain('lamb is halal')
  })
  test('a wish that a text only concerns in part', () => {
    expect(answer('something without crab for my son in a high chair')).toContain('suggest')
  })
})
