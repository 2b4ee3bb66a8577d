import { z } from 'zod'
import { isStorable } from '../field-schemas.ts'

/** The longest question, in UTF-16 units, as an input's maxlength counts. */
export const maxMessageLength = 2_000

/** Enough context for a provider; older turns aren't needed. */
export const historyTurns = 20

/**
 * The longest reply of a model, in UTF-16 units: far more than needed. A model in a loop is stopped
 * here. What it has written so far is stored and counted as the reply, because its tokens have been
 * paid.
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
  /** A new UUID for each press of Send; a retry with the same one is idempotent. */
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

/** The latest turns of a test chat that fit into a prompt; earlier ones are dropped. */
export function latestTurns(history: readonly RehearsedTurn[]): RehearsedTurn[] {
  let characters = 0
  const end = history.findLastIndex(
    ({ text }) => (characters += text.length) > maxRehearsedCharacters,
  )
  return history.slice(end + 1)
}

export type Question = z.infer<typeof questionSchema>
