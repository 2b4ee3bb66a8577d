import { InvalidInputError } from '../errors.ts'
import type { ArchiveFiles } from './archive-files.ts'
import { historySchemas, type HistoryRow, type HistoryTable } from './history-schemas.ts'
import { maxHistoryBytes, maxMessages } from './limits.ts'

export type HistoryMessage = HistoryRow<'messages'> & { readonly restaurantId: string }

/** The conversations of an archive that can be imported. Their rows are read again, a file at a time. */
export interface ArchivedHistory {
  readonly counts: Readonly<Record<HistoryTable, number>>
  /** Rows that refer to something that isn't in the archive, or are in it twice. */
  readonly unlinked: number
  readonly readConversations: () => AsyncGenerator<HistoryRow<'conversations'>[]>
  /** In the order in which they were written. */
  readonly readMessages: () => AsyncGenerator<HistoryMessage[]>
}

/** What is known of a conversation before its messages are read again. */
interface Known {
  readonly restaurantId: string
  readonly isErased: boolean
  /** When the last message that has words was written; undefined if none has. */
  lastWordsAt: Date | undefined
}

/**
 * Checks the conversations of an archive. Only ids and times stay in memory.
 * @param restaurantIds the restaurants that are imported
 * @throws {InvalidInputError} if a row isn't accepted, or there are too many
 */
export async function readHistory(
  files: ArchiveFiles,
  restaurantIds: ReadonlySet<string>,
): Promise<ArchivedHistory> {
  if (files.sizeOf(['conversations', 'messages']) > maxHistoryBytes) throw tooMany()
  const known = new Map<string, Known>()
  let rowCount = 0
  for await (const rows of conversationsOf(files)) {
    rowCount += rows.length
    for (const { id, restaurantId, erasedAt } of rows) {
      if (!restaurantIds.has(restaurantId) || known.has(id)) continue
      known.set(id, { restaurantId, isErased: erasedAt !== null, lastWordsAt: undefined })
    }
  }
  const messageIds = await checkMessages(files, known)
  const counts = { conversations: known.size, messages: messageIds.kept.size }
  return {
    counts,
    unlinked: rowCount + messageIds.rowCount - counts.conversations - counts.messages,
    readConversations: () => readConversations(files, known),
    readMessages: () => readMessages(files, known, messageIds.kept),
  }
}

const tooMany = () => new InvalidInputError('transfer_file_messages', { max: maxMessages })

const conversationsOf = (files: ArchiveFiles) =>
  atMost(files.readRows('conversations', historySchemas.conversations))
const messagesOf = (files: ArchiveFiles) =>
  atMost(files.readRows('messages', historySchemas.messages))

/** Passes rows on. @throws {InvalidInputError} if there are too many */
async function* atMost<Row>(pages: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let count = 0
  for await (const rows of pages) {
    count += rows.length
    if (count > maxMessages) throw tooMany()
    yield rows
  }
}

/** Finds the messages of known conversations: questions, and at most one reply to each. */
async function checkMessages(files: ArchiveFiles, known: ReadonlyMap<string, Known>) {
  const seen = new Set<string>()
  const kept = new Set<string>()
  /** The conversations of questions without a reply. */
  const unanswered = new Map<string, string>()
  let rowCount = 0
  for await (const rows of messagesOf(files)) {
    rowCount += rows.length
    for (const { id, conversationId, role, replyTo, text, dishes, createdAt } of rows) {
      const conversation = known.get(conversationId)
      if (!conversation || seen.has(id)) continue
      seen.add(id)
      if (role === 'user') {
        unanswered.set(id, conversationId)
      } else {
        if (replyTo === null || unanswered.get(replyTo) !== conversationId) continue
        unanswered.delete(replyTo)
      }
      kept.add(id)
      const hasWords = text !== '' || dishes.length > 0
      if (hasWords && createdAt > (conversation.lastWordsAt ?? 0)) {
        conversation.lastWordsAt = createdAt
      }
    }
  }
  return { kept, rowCount }
}

/**
 * Retention erases a conversation together with its last words. It would never erase one without words, or
 * with a later time.
 */
async function* readConversations(files: ArchiveFiles, known: ReadonlyMap<string, Known>) {
  const done = new Set<string>()
  for await (const rows of conversationsOf(files)) {
    yield rows.flatMap((row) => {
      const conversation = known.get(row.id)
      if (conversation?.restaurantId !== row.restaurantId || done.has(row.id)) return []
      done.add(row.id)
      const { isErased, lastWordsAt } = conversation
      if (isErased || !lastWordsAt) {
        return { ...row, userMessage: '', erasedAt: row.erasedAt ?? new Date() }
      }
      return { ...row, updatedAt: row.updatedAt < lastWordsAt ? row.updatedAt : lastWordsAt }
    })
  }
}

async function* readMessages(
  files: ArchiveFiles,
  known: ReadonlyMap<string, Known>,
  kept: ReadonlySet<string>,
): AsyncGenerator<HistoryMessage[]> {
  const done = new Set<string>()
  for await (const rows of messagesOf(files)) {
    yield rows.flatMap((row) => {
      const conversation = known.get(row.conversationId)
      if (!conversation || !kept.has(row.id) || done.has(row.id)) return []
      done.add(row.id)
      const { restaurantId, isErased } = conversation
      return isErased
        ? { ...row, restaurantId, text: '', dishes: [], tableName: null }
        : { ...row, restaurantId, tableName: row.role === 'user' ? row.tableName : null }
    })
  }
}
