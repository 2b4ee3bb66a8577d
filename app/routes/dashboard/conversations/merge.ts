import type { ConversationRow, MessageView, ConversationView } from './conversation-views.ts'

/** Merges rows into the list by ID, most recently active first. */
export function mergeRows(
  current: readonly ConversationRow[],
  incoming: readonly ConversationRow[],
): ConversationRow[] {
  const byId = new Map([...current, ...incoming].map((row) => [row.id, row]))
  // ISO timestamps sort chronologically. Equal ones are sorted by ID, as on the server.
  return [...byId.values()].toSorted(
    (a, b) => compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id),
  )
}

/** Merges messages by ID, in chronological order. */
export function mergeMessages(
  current: readonly MessageView[],
  incoming: readonly MessageView[],
): MessageView[] {
  const byId = new Map([...current, ...incoming].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence)
}

/** Merges a page of a conversation, reloaded or earlier, into the current messages. */
export function mergeConversation(
  current: ConversationView,
  incoming: ConversationView,
): ConversationView {
  const [incomingFirst, currentFirst] = [incoming.messages[0], current.messages[0]]
  const currentLast = current.messages.at(-1)
  if (incoming.isErased || !incomingFirst || !currentFirst || !currentLast) return incoming
  // There may be messages between the current and the incoming ones.
  if (incoming.hasEarlier && incomingFirst.sequence > currentLast.sequence) return incoming
  const reachesFurtherBack = incomingFirst.sequence <= currentFirst.sequence
  return {
    ...incoming,
    updatedAt: incoming.updatedAt > current.updatedAt ? incoming.updatedAt : current.updatedAt,
    messages: mergeMessages(current.messages, incoming.messages),
    hasEarlier: reachesFurtherBack ? incoming.hasEarlier : current.hasEarlier,
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
