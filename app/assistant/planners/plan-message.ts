import { quote, quoteGuest } from '../instructions/quote.ts'
import { dishIds } from '../plan/dish-ids.ts'
import { nameOfAbout, writePart, writeQuery } from '../plan/write-part.ts'
import type { PlannedTurn } from '../plan/conversation-state.ts'
import type { PlanRequest } from './planner.ts'

// Farther back, guests name what they mean again; a reply's beginning says what it was about.
const mostTurns = 12
const mostOfReply = 300

/**
 * The question as a planner reads it: what was said before, what the conversation remembers, and
 * the guest's words last. Replies stand as a record and not as turns of the model's own, which would
 * have it go on in prose.
 */
export const messageFor = (request: PlanRequest): string =>
  [conversationOf(request.history), questionFor(request)].filter(Boolean).join('\n\n')

/** The question where the server itself remembers the conversation. */
export const questionFor = (request: PlanRequest): string =>
  [quote('state', stateLines(request).join('\n')), quoteGuest(request.question)].join('\n\n')

function conversationOf(history: readonly PlannedTurn[]): string {
  const told = history.slice(-mostTurns).map(({ role, text }) => {
    const line = text.replaceAll(/\s+/g, ' ')
    return role === 'user' ? `guest: ${line}` : `reply: ${line.slice(0, mostOfReply)}`
  })
  return told.length > 0 ? quote('conversation', told.join('\n')) : ''
}

/** What the conversation remembers, in the words of a plan; nothing where it has just begun. */
function stateLines({ menu, state, read }: PlanRequest): string[] {
  const { shortOf } = dishIds(menu)
  const short = (ids: readonly string[]) => ids.flatMap((id) => shortOf.get(id) ?? [])
  const queries = [...state.queries].map(
    ([name, query]) => `${name} ${JSON.stringify(writeQuery(query, menu))}`,
  )
  const last = state.lastParts.map((part) => JSON.stringify(writePart(part, menu)))
  return [
    `language: ${read.language}`,
    line('avoids', read.avoided.map(nameOfAbout).join(', ')),
    line('spoken of, latest first', short(state.focus).join(', ')),
    line(
      'last list',
      short(state.listed)
        .map((id, place) => `${place + 1} ${id}`)
        .join(', '),
    ),
    line('earlier queries', queries.join('; ')),
    line('last plan', last.join(',')),
    line('the guest was asked', state.openAsk?.what ?? ''),
  ].filter(Boolean)
}

const line = (name: string, value: string) => (value === '' ? '' : `${name}: ${value}`)
