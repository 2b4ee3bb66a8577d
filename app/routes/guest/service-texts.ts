import type { GuestLocale } from '#app/i18n/locales.ts'
import { visitTranslator } from '#app/i18n/visit.ts'
import type { ServiceTexts } from './service-label.ts'

/** The texts of `serviceLabel` in a language. */
export function serviceTexts(locale: GuestLocale): ServiceTexts {
  const translate = visitTranslator(locale)
  const places = { time: '#time', day: '#day' }
  return {
    language: locale,
    texts: {
      servedToday: translate('servedToday', places),
      servedTomorrow: translate('servedTomorrow', places),
      servedOn: translate('servedOn', places),
      servedNextWeek: translate('servedNextWeek', places),
      servedNever: translate('servedNever'),
      notServedNow: translate('notServedNow', { when: '#when' }),
      notServedAtPresent: translate('notServedAtPresent'),
      noLongerServed: translate('noLongerServed', { name: '#name' }),
    },
  }
}
