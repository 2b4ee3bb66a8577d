import type { ConversationRow, MessageView, ConversationView } from './conversation-views.ts'

/** Merges rows into the list by ID, most recently active first. */
export function mergeRows(
  known: readonly ConversationRow[],
  incoming: readonly ConversationRow[],
): ConversationRow[] {
  const byId = new Map([...known, ...incoming].map((row) => [row.id, row]))
  // ISO timestamps sort chronologically. Equal ones are sorted by ID, as on the server.
  return [...byId.values()].toSorted(
    (a, b) => compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id),
  )
}

/** Merges messages by ID, in chronological order. */
export function mergeMessages(
  known: readonly MessageView[],
  incoming: readonly MessageView[],
): MessageView[] {
  const byId = new Map([...known, ...incoming].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence)
}

/** Merges a page of a conversation, reloaded or earlier, into the known messages. */
export function mergeConversation(
  known: ConversationView,
  read: ConversationView,
): ConversationView {
  const [readFirst, knownFirst] = [read.messages[0], known.messages[0]]
  const knownLast = known.messages.at(-1)
  if (read.isErased || !readFirst || !knownFirst || !knownLast) return read
  // There is a gap between the known messages and the loaded ones.
  if (read.hasEarlier && readFirst.sequence > knownLast.sequence) return read
  const reachesBack = readFirst.sequence <= knownFirst.sequence
  return {
    ...read,
    updatedAt: read.updatedAt > known.updatedAt ? read.updatedAt : known.updatedAt,
    messages: mergeMessages(known.messages, read.messages),
    hasEarlier: reachesBack ? read.hasEarlier : known.hasEarlier,
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
