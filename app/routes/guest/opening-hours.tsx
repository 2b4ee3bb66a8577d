import { formatHours } from '#app/domain/hours/hours-text.ts'
import type { Visit } from '#app/domain/guest-menu/visit.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { visitTranslator } from '#app/i18n/visit.ts'
import { weekdayName } from '#app/i18n/weekday-name.ts'
import type { OpenStateSource } from './open-state-source.ts'

/**
 * The hours of each weekday. The script says above them whether the restaurant is open, and marks
 * today: the page may have been cached for days.
 */
export function OpeningHours({ visit, locale }: { visit: Visit; locale: GuestLocale }) {
  const translate = visitTranslator(locale)
  const places = { time: '#time', day: '#day' }
  const source: OpenStateSource = {
    hours: visit.hours,
    timeZone: visit.timeZone,
    texts: {
      openUntil: translate('openUntil', places),
      openAlways: translate('openAlways'),
      opensToday: translate('opensToday', places),
      opensTomorrow: translate('opensTomorrow', places),
      opensOn: translate('opensOn', places),
    },
  }
  return (
    <>
      {/* Its height is reserved, so that nothing moves once the script has filled it. */}
      <p
        id="open-state"
        data-source={JSON.stringify(source)}
        className="script-only min-h-6 font-semibold text-ink-soft data-open:text-olive"
      />
      <table className="opening-hours mt-1 w-full">
        <tbody>
          {visit.hours.map((times, weekday) => (
            <tr key={weekday} className="align-top aria-[current=date]:font-semibold">
              <th
                scope="row"
                className="py-0.5 pe-4 text-start [font-weight:inherit] first-letter:uppercase"
              >
                {weekdayName(locale, weekday)}
              </th>
              <td className="py-0.5 text-end [font-variant-numeric:tabular-nums]">
                {times.map((time) => (
                  <span key={time[0]} className="block min-[20rem]:whitespace-nowrap">
                    <bdi dir="ltr">{formatHours([time])}</bdi>
                  </span>
                ))}
                {times.length === 0 && <span className="text-ink-soft">{translate('closed')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
