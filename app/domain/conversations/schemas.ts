import { z } from 'zod'
import { isStorable } from '../field-schemas.ts'

/** The longest question, in UTF-16 units as an input's maxlength counts them. */
export const maxMessageLength = 2_000

/** A provider needs the thread of the talk and not its archive. */
export const historyTurns = 20

/**
 * The longest reply of a model, in UTF-16 units: far more than one needs. A model that runs in
 * circles is stopped here, and what it has written so far is the reply: it is stored and counted,
 * as it has cost its tokens.
 */
export const maxReplyLength = 32_000

/** What a browser sends to ask a question, and nothing beside it. */
export const questionSchema = z.strictObject({
  message: z
    .string('chat_message_empty')
    .refine(isStorable, 'chat_message_unreadable')
    .trim()
    .min(1, 'chat_message_empty')
    .max(maxMessageLength, 'chat_message_too_long'),
  /** A fresh UUID for each press of Send; the same one again asks nothing twice. */
  key: z.uuid('chat_key_invalid').toLowerCase(),
})

const message = questionSchema.shape.message

/** What an owner sends to try the assistant: a question, and the talk before it. */
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

// The browser sends the earlier turns, so their length is the sender's choice.
const maxRehearsedCharacters = 8_000

/** The latest turns of a test chat that fit into its share of a prompt; earlier ones are left out. */
export function latestTurns(history: readonly RehearsedTurn[]): RehearsedTurn[] {
  let characters = 0
  const end = history.findLastIndex(
    ({ text }) => (characters += text.length) > maxRehearsedCharacters,
  )
  return history.slice(end + 1)
}

export type Question = z.infer<typeof questionSchema>
