import { describe, expect, test } from 'vitest'
import { mergeRows, mergeMessages, mergeConversation } from './merge.ts'
import type { ConversationRow, MessageView, ConversationView } from './conversation-views.ts'

const row = (id: string, minute: number): ConversationRow => ({
  id,
  restaurantId: 'r',
  restaurantName: 'Lale',
  userMessage: `${id} ${minute}`,
  tableName: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: `2026-11-21T10:${minute}:00.000Z`,
})
const message = (sequence: number): MessageView => ({
  id: `m${sequence}`,
  role: 'user',
  text: '?',
  tableName: null,
  dishes: [],
  blocks: [],
  dropped: 0,
  options: [],
  sequence,
  createdAt: '2026-11-21T10:00:00.000Z',
})
const conversation = (sequences: readonly number[], hasEarlier = false): ConversationView => ({
  id: 'a',
  restaurantName: 'Lale',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  isErased: false,
  isImported: false,
  messages: sequences.map(message),
  hasEarlier,
})
const sequences = ({ messages }: Pick<ConversationView, 'messages'>) =>
  messages.map(({ sequence }) => sequence)

test('a conversation with new messages moves to the top without a duplicate', () => {
  const merged = mergeRows([row('b', 20), row('a', 10)], [row('a', 30), row('c', 20)])
  expect(merged.map(({ userMessage }) => userMessage)).toEqual(['a 30', 'c 20', 'b 20'])
})

test('messages are sorted by sequence, in whichever order they arrive', () => {
  const merged = mergeMessages([message(5), message(7)], [message(6), message(5), message(1)])
  expect(sequences({ messages: merged })).toEqual([1, 5, 6, 7])
})

describe('a conversation', () => {
  test('grows by earlier pages until its beginning', () => {
    const grown = mergeConversation(conversation([5, 6], true), conversation([3, 4], true))
    expect([sequences(grown), grown.hasEarlier]).toEqual([[3, 4, 5, 6], true])
    const whole = mergeConversation(grown, conversation([1, 2], false))
    expect([sequences(whole), whole.hasEarlier]).toEqual([[1, 2, 3, 4, 5, 6], false])
  })

  test('that is loaded again keeps its earlier messages', () => {
    const again = mergeConversation(conversation([1, 2, 3], false), conversation([3, 4], true))
    expect([sequences(again), again.hasEarlier]).toEqual([[1, 2, 3, 4], false])
  })

  test('hides no gap, and keeps no erased message', () => {
    expect(sequences(mergeConversation(conversation([1, 2]), conversation([8, 9], true)))).toEqual([
      8, 9,
    ])
    const erased = { ...conversation([]), isErased: true }
    expect(mergeConversation(conversation([1, 2]), erased)).toEqual(erased)
  })
})
