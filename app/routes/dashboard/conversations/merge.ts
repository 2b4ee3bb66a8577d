import type { ShownConversation, ShownMessage, ShownTalk } from './shown.ts'

/** The list with these rows in it as they stand now, the last active first, none of them twice. */
export function mergeConversations(
  known: readonly ShownConversation[],
  incoming: readonly ShownConversation[],
): ShownConversation[] {
  const byId = new Map([...known, ...incoming].map((row) => [row.id, row]))
  // ISO texts sort as the moments that they name; equal ones by id, as the server does.
  return [...byId.values()].toSorted(
    (a, b) => compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id),
  )
}

/** A talk's messages with these in them, in the order in which they were said. */
export function mergeMessages(
  known: readonly ShownMessage[],
  incoming: readonly ShownMessage[],
): ShownMessage[] {
  const byId = new Map([...known, ...incoming].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence)
}

/** A talk with a page of it that was read again, or that comes before what is known. */
export function mergeTalk(known: ShownTalk, read: ShownTalk): ShownTalk {
  const [readFirst, knownFirst] = [read.messages[0], known.messages[0]]
  const knownLast = known.messages.at(-1)
  if (read.isErased || !readFirst || !knownFirst || !knownLast) return read
  // So much was said in the meantime that a part of it is neither here nor there.
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
