import { keptTranslator } from '#app/i18n/kept.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'

/**
 * The texts of the notice that a menu is cached, as attributes: the service worker reads them from
 * the cached page, so that it needs no texts of any language.
 */
export function keptTexts(locale: GuestLocale) {
  const translate = keptTranslator(locale)
  return {
    'data-kept-title': translate('title'),
    'data-kept-notice': translate('notice'),
    'data-kept-retry': translate('retry'),
    'data-kept-away': translate('stillAway'),
    'data-kept-current': translate('current'),
  }
}
