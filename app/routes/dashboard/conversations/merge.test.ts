import { describe, expect, test } from 'vitest'
import { mergeConversations, mergeMessages, mergeTalk } from './merge.ts'
import type { ShownConversation, ShownMessage, ShownTalk } from './shown.ts'

const row = (id: string, minute: number): ShownConversation => ({
  id,
  restaurantId: 'r',
  restaurantName: 'Lale',
  userMessage: `${id} ${minute}`,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: `2026-11-21T10:${minute}:00.000Z`,
})
const message = (sequence: number): ShownMessage => ({
  id: `m${sequence}`,
  role: 'user',
  text: '?',
  dishes: [],
  blocks: [],
  dropped: 0,
  sequence,
  createdAt: '2026-11-21T10:00:00.000Z',
})
const talk = (sequences: readonly number[], hasEarlier = false): ShownTalk => ({
  id: 'a',
  restaurantName: 'Lale',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  isErased: false,
  messages: sequences.map(message),
  hasEarlier,
})
const sequences = ({ messages }: Pick<ShownTalk, 'messages'>) =>
  messages.map(({ sequence }) => sequence)

test('a conversation that went on moves to the top, and stands there once', () => {
  const merged = mergeConversations([row('b', 20), row('a', 10)], [row('a', 30), row('c', 20)])
  expect(merged.map(({ userMessage }) => userMessage)).toEqual(['a 30', 'c 20', 'b 20'])
})

test('messages stand in the order in which they were said, whenever they came', () => {
  const merged = mergeMessages([message(5), message(7)], [message(6), message(5), message(1)])
  expect(sequences({ messages: merged })).toEqual([1, 5, 6, 7])
})

describe('a talk', () => {
  test('grows into the past until its beginning', () => {
    const grown = mergeTalk(talk([5, 6], true), talk([3, 4], true))
    expect([sequences(grown), grown.hasEarlier]).toEqual([[3, 4, 5, 6], true])
    const whole = mergeTalk(grown, talk([1, 2], false))
    expect([sequences(whole), whole.hasEarlier]).toEqual([[1, 2, 3, 4, 5, 6], false])
  })

  test('that is read again keeps what was known of its past', () => {
    const again = mergeTalk(talk([1, 2, 3], false), talk([3, 4], true))
    expect([sequences(again), again.hasEarlier]).toEqual([[1, 2, 3, 4], false])
  })

  test('hides no gap, and keeps no word that was erased', () => {
    expect(sequences(mergeTalk(talk([1, 2]), talk([8, 9], true)))).toEqual([8, 9])
    const erased = { ...talk([]), isErased: true }
    expect(mergeTalk(talk([1, 2]), erased)).toEqual(erased)
  })
})
