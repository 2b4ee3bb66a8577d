import { expect, test } from 'vitest'
import { chatGate } from './chat-gate.ts'

test.each([
  [{ isSubscribed: true, isActive: true, assistantId: 'a' }, 'open'],
  [{ isSubscribed: true, isActive: true, assistantId: null }, 'no_assistant'],
  [{ isSubscribed: true, isActive: false, assistantId: 'a' }, 'passive'],
  [{ isSubscribed: true, isActive: false, assistantId: null }, 'passive'],
  [{ isSubscribed: false, isActive: true, assistantId: 'a' }, 'no_subscription'],
  [{ isSubscribed: false, isActive: false, assistantId: null }, 'no_subscription'],
])('%o: the chat is %s', (facts, gate) => {
  expect(chatGate(facts)).toBe(gate)
})
