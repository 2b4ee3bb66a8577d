import { z } from 'zod'
import type {
  ConversationCursor,
  ConversationFilter,
} from '#app/domain/conversations/list-conversations.ts'
import { isStorable } from '#app/domain/field-schemas.ts'
import { tableLimits } from '#app/domain/tables/table-names.ts'
import type { ConversationsKey } from '#app/i18n/conversations.ts'

/** The texts of the filter's fields; empty ones filter nothing. */
export interface FilterFields {
  readonly search: string
  readonly restaurant: string
  readonly table: string
  readonly from: string
  readonly to: string
}

type FilterProblems = Partial<Record<keyof FilterFields, ConversationsKey>>

/** The conversations requested by a page's URL. */
export interface ListView {
  readonly fields: FilterFields
  /** Message keys of invalid fields, which filter nothing. */
  readonly problems: FilterProblems
  readonly filter: Omit<ConversationFilter, 'timeZone'>
}

export const noFilter: FilterFields = {
  search: '',
  restaurant: '',
  table: '',
  from: '',
  to: '',
}

const maxSearchLength = 200

/**
 * Parses the filter in a URL's query, which is untrusted.
 * @param restaurantIds IDs of the owner's restaurants
 */
export function parseView(params: URLSearchParams, restaurantIds: readonly string[]): ListView {
  const text = (name: keyof FilterFields) => params.get(name)?.trim() ?? ''
  const fields = {
    search: isStorable(text('search')) ? text('search') : '',
    restaurant: text('restaurant').toLowerCase(),
    table: isTableName(text('table')) ? text('table') : '',
    // Date inputs accept only valid dates.
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
  }
  const problems: FilterProblems = {
    ...(!isStorable(text('search')) && { search: 'search_unreadable' }),
    ...(fields.search.length > maxSearchLength && { search: 'search_too_long' }),
    ...(fields.restaurant &&
      !restaurantIds.includes(fields.restaurant) && { restaurant: 'restaurant_unknown' }),
    ...(text('table') && !fields.table && { table: 'table_unknown' }),
    ...(fields.to && fields.from > fields.to && { to: 'to_before_from' }),
    ...(text('from') && !fields.from && { from: 'date_unreadable' }),
    ...(text('to') && !fields.to && { to: 'date_unreadable' }),
  }
  const { search, restaurant, table, from, to } = withoutInvalid(fields, problems)
  const filter = {
    ...(search && { search }),
    ...(restaurant && { restaurantId: restaurant }),
    ...(table && { table }),
    ...(from && { from }),
    ...(to && { to }),
  }
  return { fields, problems, filter }
}

// It need not be one of today's: chats from former tables are found too.
const isTableName = (text: string) => isStorable(text) && text.length <= tableLimits.nameLength

// Plausible years, which the database can also represent.
const plausibleYears = /^(19|20|21)/

function isDay(text: string): boolean {
  return plausibleYears.test(text) && z.iso.date().safeParse(text).success
}

/** Parses an ISO 8601 timestamp from a URL; undefined if it is invalid. */
export function parseTimestamp(text: string | null | undefined): Date | undefined {
  const isValid = text && plausibleYears.test(text) && z.iso.datetime().safeParse(text).success
  return isValid ? new Date(text) : undefined
}

function withoutInvalid(fields: FilterFields, problems: FilterProblems): FilterFields {
  const valid = (name: keyof FilterFields) => (problems[name] ? '' : fields[name])
  return {
    search: valid('search'),
    restaurant: valid('restaurant'),
    table: valid('table'),
    from: valid('from'),
    to: valid('to'),
  }
}

/** Returns the URL query of a filter: empty, or starting with a question mark. */
export function searchOf(
  fields: FilterFields,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const params = Object.entries({ ...fields, ...more }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}

/** Returns the URL query of a view, without invalid fields. */
export function searchOfView({ fields, problems }: ListView): string {
  return searchOf(withoutInvalid(fields, problems))
}

/** Formats a cursor for a URL. */
export function formatCursor({ updatedAt, id }: { updatedAt: string; id: string }): string {
  return `${updatedAt}_${id}`
}

/** Parses a cursor from `formatCursor`; undefined if it is invalid. */
export function parseCursor(text: string | null): ConversationCursor | undefined {
  const [timestamp, id] = text?.split('_') ?? []
  const updatedAt = parseTimestamp(timestamp)
  return updatedAt && id && z.uuid().safeParse(id).success ? { updatedAt, id } : undefined
}

/** Parses a message's `sequence` from a URL; undefined if it is invalid. */
export function parseSequence(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
