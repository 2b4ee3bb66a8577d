import { z } from 'zod'
import type {
  ConversationCursor,
  ConversationFilter,
} from '#app/domain/conversations/list-conversations.ts'
import { isStorable } from '#app/domain/field-schemas.ts'
import type { ConversationsKey } from '#app/i18n/conversations.ts'

/** What the filter's fields hold, as text; empty ones filter nothing. */
export interface FilterFields {
  readonly search: string
  readonly restaurant: string
  readonly from: string
  readonly to: string
}

type FilterProblems = Partial<Record<keyof FilterFields, ConversationsKey>>

/** Which conversations a page's address asks for. */
export interface ListView {
  readonly fields: FilterFields
  /** What could not be understood, field by field; it filters nothing. */
  readonly problems: FilterProblems
  readonly filter: Omit<ConversationFilter, 'timeZone'>
}

export const noFilter: FilterFields = { search: '', restaurant: '', from: '', to: '' }

const maxSearchLength = 200

/**
 * Reads a filter out of an address, which anyone may have written.
 * @param restaurantIds those that may be asked for: another owner's is none
 */
export function readView(params: URLSearchParams, restaurantIds: readonly string[]): ListView {
  const text = (name: keyof FilterFields) => params.get(name)?.trim() ?? ''
  const fields = {
    search: isStorable(text('search')) ? text('search') : '',
    restaurant: text('restaurant').toLowerCase(),
    // A date's field can hold nothing else.
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
  }
  const problems: FilterProblems = {
    ...(!isStorable(text('search')) && { search: 'search_unreadable' }),
    ...(fields.search.length > maxSearchLength && { search: 'search_too_long' }),
    ...(fields.restaurant &&
      !restaurantIds.includes(fields.restaurant) && { restaurant: 'restaurant_unknown' }),
    ...(fields.to && fields.from > fields.to && { to: 'to_before_from' }),
    ...(text('from') && !fields.from && { from: 'date_unreadable' }),
    ...(text('to') && !fields.to && { to: 'date_unreadable' }),
  }
  const { search, restaurant, from, to } = withoutFaults(fields, problems)
  const filter = {
    ...(search && { search }),
    ...(restaurant && { restaurantId: restaurant }),
    ...(from && { from }),
    ...(to && { to }),
  }
  return { fields, problems, filter }
}

// Times in which there are restaurants, and in which the database can count.
const centuries = /^(19|20|21)/

function isDay(text: string): boolean {
  return centuries.test(text) && z.iso.date().safeParse(text).success
}

/** Reads a moment out of an address; anything else is none. */
export function readMoment(text: string | null | undefined): Date | undefined {
  if (!text || !centuries.test(text) || !z.iso.datetime().safeParse(text).success) return undefined
  return new Date(text)
}

function withoutFaults(fields: FilterFields, problems: FilterProblems): FilterFields {
  const valid = (name: keyof FilterFields) => (problems[name] ? '' : fields[name])
  return {
    search: valid('search'),
    restaurant: valid('restaurant'),
    from: valid('from'),
    to: valid('to'),
  }
}

/** The part of an address that asks for these conversations: empty, or from the question mark on. */
export function searchOf(
  fields: FilterFields,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries({ ...fields, ...more }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The same of a view, without what could not be understood. */
export function searchOfView({ fields, problems }: ListView): string {
  return searchOf(withoutFaults(fields, problems))
}

/** A place in the list as an address names it. */
export function cursorText({ updatedAt, id }: { updatedAt: string; id: string }): string {
  return `${updatedAt}_${id}`
}

/** Reads what `cursorText` wrote; anything else names no place. */
export function readCursor(text: string | null): ConversationCursor | undefined {
  const [moment, id] = text?.split('_') ?? []
  const updatedAt = readMoment(moment)
  return updatedAt && id && z.uuid().safeParse(id).success ? { updatedAt, id } : undefined
}

/** Reads the `sequence` of a message out of an address; anything else is none. */
export function readSequence(text: string | null): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
