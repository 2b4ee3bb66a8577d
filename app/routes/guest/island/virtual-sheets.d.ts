/** Rendered by `guest-sheets.config.ts`. */
declare module 'virtual:guest/sheets' {
  import type { GuestLocale } from '#app/i18n/locales.ts'

  /** Loads the HTML of the sheets in a language. */
  const sheets: Readonly<Record<GuestLocale, () => Promise<{ readonly default: string }>>>
  export default sheets
}
