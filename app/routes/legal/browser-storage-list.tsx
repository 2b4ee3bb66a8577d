import type { LegalKey, LegalTranslate } from '#app/i18n/legal.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { StoredItem } from './browser-storage.ts'
import { formatDuration } from './format-duration.ts'

const placeNames = {
  cookie: 'place_cookie',
  local: 'place_local',
  tab: 'place_tab',
  cache: 'place_cache',
} as const satisfies Record<StoredItem['place'], LegalKey>

interface Props {
  readonly storedItems: readonly StoredItem[]
  readonly locale: Locale
  readonly translate: LegalTranslate
}

/** Lists what Chefin stores in a browser: name, purpose and duration. */
export function BrowserStorageList({ storedItems, locale, translate }: Props) {
  const duration = ({ place, seconds }: StoredItem) => {
    if (seconds !== undefined) return formatDuration(seconds, locale)
    return translate(place === 'local' ? 'kept_local' : 'kept_tab')
  }
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface text-base leading-snug">
      {storedItems.map((item) => (
        <div
          key={item.name}
          className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt>
            <code data-place={item.place} className="text-sm font-semibold break-all">
              {item.name}
            </code>
            <span className="block text-sm text-ink-soft">{translate(placeNames[item.place])}</span>
          </dt>
          <dd>
            {translate(item.purpose)}
            <span className="mt-1 block text-sm text-ink-soft">
              {translate('kept', { time: duration(item) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
