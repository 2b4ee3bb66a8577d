import { indexMenuAt } from '#app/domain/menus/query/index-menu.ts'
import { wrapInTag } from '../instructions/wrap-in-tag.ts'
import { shortIds } from '../plan/short-ids.ts'
import { wireName, writePart, writeQuery } from '../plan/write-part.ts'
import type { PlannedTurn } from '../plan/conversation-state.ts'
import type { PlanRequest } from './planner.ts'

// References to anything older are rare, and the beginning of a reply shows what it was about.
const maxTurns = 12
const maxReplyLength = 300

/**
 * Writes the message to a model: the earlier turns, the conversation's state, then the question.
 * Earlier replies are quoted rather than sent as assistant turns, which would make the model answer
 * in prose.
 */
export const messageFor = (request: PlanRequest): string =>
  [quoteHistory(request.history), questionFor(request)].filter(Boolean).join('\n\n')

/** Writes the message to a server that has the earlier turns. */
export const questionFor = (request: PlanRequest): string =>
  [wrapInTag('state', stateLines(request).join('\n')), wrapInTag('guest', request.question)].join(
    '\n\n',
  )

function quoteHistory(history: readonly PlannedTurn[]): string {
  const lines = history.slice(-maxTurns).map(({ role, text }) => {
    const oneLine = text.replaceAll(/\s+/g, ' ')
    return role === 'user' ? `guest: ${oneLine}` : `reply: ${oneLine.slice(0, maxReplyLength)}`
  })
  return lines.length > 0 ? wrapInTag('conversation', lines.join('\n')) : ''
}

/** Lists the conversation's state in the format of plans, without empty entries. */
function stateLines({ menu, now, state, reading }: PlanRequest): string[] {
  const { shortIdOf } = shortIds(menu)
  const short = (ids: readonly string[]) => ids.flatMap((id) => shortIdOf.get(id) ?? [])
  const queries = [...state.queries].map(
    ([name, query]) => `${name} ${JSON.stringify(writeQuery(query, menu))}`,
  )
  const notServed = indexMenuAt(menu, now).headings.flatMap((heading) =>
    heading.notServed ? heading.id : [],
  )
  const last = state.lastParts.map((part) => JSON.stringify(writePart(part, menu)))
  return [
    `language: ${reading.language}`,
    line('headings not served now', short(notServed).join(', ')),
    line('avoids', reading.avoided.map(wireName).join(', ')),
    line('spoken of, latest first', short(state.focus).join(', ')),
    line(
      'last list',
      short(state.listed)
        .map((id, index) => `${index + 1} ${id}`)
        .join(', '),
    ),
    line('earlier queries', queries.join('; ')),
    line('last plan', last.join(',')),
    line('the guest was asked', state.openAsk?.what ?? ''),
  ].filter(Boolean)
}

const line = (name: string, value: string) => (value === '' ? '' : `${name}: ${value}`)
