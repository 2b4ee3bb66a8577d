import type { AssistantPart, AssistantProvider, AssistantRequest } from '../../port.ts'
import { answer } from './answer.ts'

// A few words at a time: enough to read along, not one event a letter.
const pieces = /\S+(?:\s+\S+){0,4}\s*/g

/**
 * Answers from the menu's data without any model. The default, and what a guest gets when a
 * model does not answer. Counts tokens as models do on average: four characters each.
 */
export const offline: AssistantProvider = {
  name: 'offline',
  async *reply(request: AssistantRequest): AsyncGenerator<AssistantPart> {
    const text = answer(request)
    for (const [piece] of text.matchAll(pieces)) {
      request.signal.throwIfAborted()
      yield { type: 'text', text: piece }
    }
    yield { type: 'usage', totalTokens: Math.ceil((request.question.length + text.length) / 4) }
  },
}
