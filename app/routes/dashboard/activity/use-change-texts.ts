import type { Role } from '#app/domain/actor.ts'
import { isAction } from '#app/domain/audit/actions.ts'
import type { Activity, Change } from '#app/domain/audit/list-activity.ts'
import { isStatedFact } from '#app/domain/guest-menu/statements.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import { roles } from '#app/domain/team/roles.ts'
import { useActivityTranslate, type ActivityKey } from '#app/i18n/activity.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { formatDay } from '../conversations/timestamp.tsx'
import { useRoleNames } from '../account/members/use-role-names.ts'
import { choiceKey, statedKeys } from '../dishes/fact-keys.ts'
import { actionKeys, fieldKeys } from './activity-keys.ts'

type Entry = Pick<Activity, 'action' | 'changes' | 'currency'>

/** Actions before which there was nothing. */
const begins = /\.(?:created|invited|joined)$/

/** Columns that only say what a change is about: the row's title shows it. */
const contextColumns = new Set(['fact', 'topic', 'restaurant_id'])

/**
 * Returns a function that describes the changes of an entry, a line each, such as "Price: 120.00 ₺ →
 * 135.00 ₺". Values that mean nothing to a reader, such as the addresses of pictures, are left out.
 * @param timeZone the owner's, an IANA name
 */
export function useChangeTexts(timeZone: string): (entry: Entry) => string[] {
  const translate = useActivityTranslate()
  const translateDish = useDishesTranslate()
  const locale = useLocale()
  const roleNames = useRoleNames()

  const describeValue = (
    column: string,
    value: unknown,
    { currency }: Entry,
  ): string | undefined => {
    if (column === 'restaurants' && value === null) return translate('all_restaurants')
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
      return translate('nothing')
    }
    if (typeof value === 'boolean') return translate(value ? 'yes' : 'no')
    if (column.endsWith('_at') && typeof value === 'string')
      return formatDay(value, timeZone, locale)
    if (column === 'price_minor') {
      return currency !== null && typeof value === 'number'
        ? formatPrice(value, currency, locale)
        : undefined
    }
    if (column === 'role') return isRole(value) ? roleNames[value] : undefined
    if (column === 'more_sizes') return describeSizes(value, currency)
    if (typeof value === 'number' || typeof value === 'string') return String(value)
    return isTexts(value) ? value.join(', ') : undefined
  }

  const describeSizes = (value: unknown, currency: string | null) => {
    if (currency === null || !Array.isArray(value)) return undefined
    return value
      .map((size: { name?: unknown; priceMinor?: unknown }) => {
        const { name, priceMinor } = size
        const price =
          typeof priceMinor === 'number' ? formatPrice(priceMinor, currency, locale) : ''
        return `${String(name)} ${price}`.trim()
      })
      .join(', ')
  }

  const describe = (column: string, [from, to]: Change, entry: Entry): string | undefined => {
    if (contextColumns.has(column)) return undefined
    const key = fieldKeys[column]
    if (key === undefined) return undefined
    const field = translate(key)
    const after = describeValue(column, to, entry)
    if (after !== undefined && begins.test(entry.action)) {
      return translate('change_to', { field, after })
    }
    const before = from === null && to === null ? undefined : describeValue(column, from, entry)
    if (before === undefined || after === undefined) return translate('change_only', { field })
    return translate('change', { field, before, after })
  }

  const describeFact = ({ changes }: Entry): string[] => {
    const fact = String(changes['fact']?.[1])
    if (!isStatedFact(fact)) return []
    const [before, after] = (changes['state'] ?? [null, null]).map((state) =>
      translateDish(choiceKey(fact, String(state ?? ''))),
    )
    const field = translateDish(statedKeys[fact])
    return [translate('change', { field, before: before ?? '', after: after ?? '' })]
  }

  return (entry) =>
    entry.action === 'dish.facts'
      ? describeFact(entry)
      : Object.entries(entry.changes).flatMap(([column, change]) => {
          const text = describe(column, change, entry)
          return text === undefined ? [] : [text]
        })
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

/** The message key of an entry's title. */
export function titleKey({ action, changes }: Entry): ActivityKey {
  if (action === 'dish.sold_out' && changes['until']?.[1] === null) return 'dish_available'
  return isAction(action) ? actionKeys[action] : 'unknown_action'
}
