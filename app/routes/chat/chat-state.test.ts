import { describe, expect, test } from 'vitest'
import { emptyChat, reduceChat, type ChatAction, type ChatState } from './chat-state.ts'

const key = 'a3f0'
const ask: ChatAction = { type: 'asked', text: 'Is the hummus vegan?', key }
const cut: readonly ChatAction[] = [
  ask,
  { type: 'replying' },
  { type: 'replied', event: { event: 'delta', data: { text: 'The hum' } } },
  { type: 'failed', problem: { message: 'cut', retry: { text: 'Is the hummus vegan?', key } } },
]
const after = (actions: readonly ChatAction[], from: ChatState = emptyChat) =>
  actions.reduce(reduceChat, from)
const texts = ({ messages }: ChatState) => messages.map(({ text }) => text)

describe('a question that is asked again', () => {
  test('replaces the earlier question and its partial reply', () => {
    const earlier = { id: 'e', role: 'user' as const, text: 'Hello', dishes: [], blocks: [] }
    const chat = after(cut, { messages: [earlier], status: 'idle' })
    expect(texts(chat)).toEqual(['Hello', 'Is the hummus vegan?', 'The hum'])
    expect(texts(reduceChat(chat, ask))).toEqual(['Hello', 'Is the hummus vegan?'])
  })

  test('keeps all other questions, including those with the same text', () => {
    const chat = after([...cut, { ...ask, key: 'b4f1' }])
    expect(texts(chat)).toEqual(['Is the hummus vegan?', 'The hum', 'Is the hummus vegan?'])
  })
})
