import { describe, expect, test } from 'vitest'
import { conversationState } from '../plan/conversation-state.ts'
import { planOffline } from '../planners/offline.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'
import { writtenOn } from '../house/words-for.ts'
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
      'We opened in 1994. Our crab comes off the boat Annie. Everything fried shares one fryer with prawns. Kuver kişi başı 60 TL’dir. The quiz is every Tuesday at eight.',
  },
  house: { terrace: 'Twelve tables; smoking only here.', hours: 'Daily 12:00-23:00' },
}

/** What the owner's words say to a question. */
function told(question: string): string {
  const read = readConversation(question, [], menu, 'en')
  return planOffline(read, conversationState([]), menu)
    .map((part) => (part.do === 'house' ? writtenOn(part, menu) : part.do))
    .join(' | ')
}

describe('the owner’s words are found by their subject, in another language than the question', () => {
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
    ['until when does the kitchen serve?', '12:00-23:00'],
  ])('%s', (question, words) => expect(told(question)).toContain(words))
})

describe('what nobody has written down is not known, and is no wish for a list', () => {
  test.each([
    'is the fish line caught?',
    'where do the lemons come from?',
    'Ist der Fisch aus Wildfang?',
    'Grilled Sea Bass: how big is it?',
  ])('%s', (question) => {
    expect(told(question)).toContain('unknown')
    expect(told(question)).not.toContain('list')
  })
})
