import { expect, test } from 'vitest'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import { judgeReply } from './judge-reply.ts'
import { readUnseenMenu } from './read-unseen.ts'

test('a question about the house needs the words that answer it, not any of the owner’s', () => {
  const menu = readUnseenMenu('x')
  const ask = 'can i pay with amex'
  const faultsOf = (quote: string) =>
    judgeReply(
      {
        id: 'x',
        menu: 'x',
        lang: 'en',
        ask,
        danger: '',
        expect: { quotes_sense: ['Bar oder mit Girocard. Kreditkarten nehmen wir nicht.'] },
      },
      {
        reading: readConversation(ask, [], menu.menu, 'en'),
        parts: [{ do: 'house', topic: 'payment' }],
        blocks: [],
        citedFacts: [],
        text: `The house says: “${quote}”`,
      },
      menu,
    ).faults
  expect(faultsOf('Bar oder mit Girocard. Kreditkarten nehmen wir nicht.')).toEqual([])
  expect(faultsOf('Montag ist Ruhetag.')).toHaveLength(2)
  expect(faultsOf('Bar oder mit Girocard.')).toHaveLength(1)
})
