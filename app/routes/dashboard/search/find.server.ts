import type { OpenSession } from '#app/auth/find-session.ts'
import { listConversations } from '#app/domain/conversations/list-conversations.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import { isStorable } from '#app/domain/field-schemas.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import { findOwnDishes } from '#app/domain/search/find-own-dishes.ts'
import { may } from '#app/domain/permissions.ts'
import { listPlaces } from '#app/domain/search/list-places.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { searchTranslator } from '#app/i18n/search.ts'
import { conversationPath } from '../conversations/conversation-paths.ts'
import { listEntries, type Entry } from './entries.server.ts'
import { opensPath } from './opens-path.ts'
import { maxQueryLength, type FoundGroup, type FoundItem } from './found.ts'

const max = { actions: 6, pages: 6, dishes: 8, conversations: 5 } as const
/** Without a query, what was used last comes first, and all fits on one screen. */
const maxRecent = { dishes: 4, conversations: 3, actions: 6, pages: 5 } as const
/** In words. Longer texts are no search. */
const maxWords = 10

/**
 * Finds an owner's actions, pages, dishes and conversations; without words, the dishes and
 * conversations that changed last, and the most used actions and pages.
 * @param query only its first 200 characters count
 * @throws {InvalidInputError} for a text that can't be stored
 */
export async function find(
  { member, owner }: OpenSession,
  query: string,
  locale: Locale,
): Promise<FoundGroup[]> {
  const text = query.slice(0, maxQueryLength).trim()
  if (!isStorable(text)) throw new InvalidInputError('text_unreadable')
  const words = foldedWords(text).slice(0, maxWords)
  const isRecent = words.length === 0
  const limits = isRecent ? maxRecent : max
  const [places, dishes, conversations] = await Promise.all([
    listPlaces(member),
    // A dish opens in the list of its menu.
    may(member, 'editMenus') ? findOwnDishes(member, words, limits.dishes) : [],
    may(member, 'seeConversations')
      ? listConversations(member, {
          timeZone: owner.timeZone,
          ...(isRecent ? {} : { search: text }),
        })
      : [],
  ])
  const entries = await findEntries(
    listEntries(places, locale).filter(
      ({ target }) => !('to' in target) || opensPath(member, target.to),
    ),
    words,
  )
  const ofKind = (kind: Entry['kind']) =>
    entries.filter((entry) => entry.kind === kind).slice(0, limits[kind])
  const translate = searchTranslator(locale)
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: owner.timeZone,
  })
  const groups = {
    actions: { kind: 'actions', title: translate('actions'), items: ofKind('actions').map(toItem) },
    pages: { kind: 'pages', title: translate('pages'), items: ofKind('pages').map(toItem) },
    dishes: {
      kind: 'dishes',
      title: translate(isRecent ? 'recent_dishes' : 'dishes'),
      items: dishes.map(({ id, name, menuId, menuName }) => ({
        id: `dish ${id}`,
        label: name,
        note: menuName,
        target: { to: `/dashboard/menuList/menu/${menuId}/itemList?edit=${id}` },
      })),
    },
    conversations: {
      kind: 'conversations',
      title: translate(isRecent ? 'recent_conversations' : 'conversations'),
      items: conversations
        .slice(0, limits.conversations)
        .map(({ id, userMessage, restaurantName, updatedAt }) => ({
          id: `conversation ${id}`,
          label: userMessage,
          note: `${restaurantName}, ${date.format(updatedAt)}`,
          target: { to: conversationPath(id) },
        })),
    },
  } as const satisfies Record<string, FoundGroup>
  const { actions, pages, dishes: ofDishes, conversations: ofGuests } = groups
  const ordered = isRecent
    ? [ofDishes, ofGuests, actions, pages]
    : [actions, pages, ofDishes, ofGuests]
  return ordered.filter(({ items }) => items.length > 0)
}

const toItem = ({ id, label, note, target }: Entry): FoundItem => ({ id, label, note, target })

/** Keeps the entries that have every word at the start of one of theirs; labels rank first. */
async function findEntries(
  entries: readonly Entry[],
  words: readonly string[],
): Promise<readonly Entry[]> {
  if (words.length === 0) return firstOfEach(entries)
  const startsIn = (text: string) => {
    const own = foldedWords(text)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const ranked = await inSlices(entries, (entry) => {
    if (startsIn(entry.label)) return { entry, rank: 0 }
    return startsIn(`${entry.label} ${entry.note} ${entry.words}`) ? { entry, rank: 1 } : undefined
  })
  return ranked
    .filter((one) => one !== undefined)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/** Keeps each action and page of the first restaurant and menu only. */
const firstOfEach = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.label, entry])).values()].toReversed()
