import { z } from 'zod'
import { maxMessageLength } from '../conversations/schemas.ts'
import { isStorable, maxNameLength } from '../field-schemas.ts'
import { pastTime, rowId, rowIdOrNull, shortText } from './parts-of-rows.ts'

const words = (max: number) => z.string().max(max).refine(isStorable)

/** What an import accepts in the rows of conversations. */
export const historySchemas = {
  conversations: z.object({
    id: rowId,
    restaurantId: rowId,
    /** The guest's last message. */
    userMessage: words(maxMessageLength),
    erasedAt: pastTime.nullable(),
    createdAt: pastTime,
    updatedAt: pastTime,
  }),
  messages: z.object({
    id: rowId,
    conversationId: rowId,
    role: z.enum(['user', 'assistant']),
    // No form limits replies: this is more than any has.
    text: words(100_000),
    dishes: z.array(z.object({ id: rowId, name: words(maxNameLength) })).max(300),
    tableName: shortText.nullable(),
    /** The question that a reply answers. */
    replyTo: rowIdOrNull,
    createdAt: pastTime,
  }),
} as const

export type HistoryTable = keyof typeof historySchemas

/** A row of a conversation, checked. */
export type HistoryRow<Table extends HistoryTable> = z.output<(typeof historySchemas)[Table]>
