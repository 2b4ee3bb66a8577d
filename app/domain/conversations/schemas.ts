import { z } from 'zod'
import { isStorable } from '../field-schemas.ts'

/** The maximum length of a question, in UTF-16 units like an input's maxlength. */
export const maxMessageLength = 2_000

/** The number of earlier turns that a provider gets. */
export const historyTurns = 20

/**
 * The maximum length of a model's reply, in UTF-16 units: far more than needed. It stops a model in
 * a loop. The text so far is stored and counted as the reply, because its tokens have been paid
 * for.
 */
export const maxReplyLength = 32_000

/** The body of a guest's question; unknown fields are rejected. */
export const questionSchema = z.strictObject({
  message: z
    .string('chat_message_empty')
    .refine(isStorable, 'chat_message_unreadable')
    .trim()
    .min(1, 'chat_message_empty')
    .max(maxMessageLength, 'chat_message_too_long'),
  /** A UUID per press of Send, which makes a retry idempotent. */
  key: z.uuid('chat_key_invalid').toLowerCase(),
})

const message = questionSchema.shape.message

/** The body of an owner's test question, with the conversation before it. */
export const rehearsalSchema = z.strictObject({
  message,
  history: z
    .array(
      z.strictObject({
        role: z.enum(['user', 'assistant']),
        text: z.string().refine(isStorable, 'chat_message_unreadable').max(maxReplyLength),
      }),
    )
    .max(historyTurns),
})

type RehearsedTurn = z.infer<typeof rehearsalSchema>['history'][number]

// The browser sends the earlier turns, so their length is untrusted.
const maxRehearsedCharacters = 8_000

/** Returns the latest turns of a test chat that fit into a prompt. */
export function latestTurns(history: readonly RehearsedTurn[]): RehearsedTurn[] {
  let start = history.length
  let characters = 0
  for (const { text } of history.toReversed()) {
    characters += text.length
    if (characters > maxRehearsedCharacters) break
    start--
  }
  return history.slice(start)
}

export type Question = z.infer<typeof questionSchema>
