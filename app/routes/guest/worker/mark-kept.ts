import { keptWord } from '#app/i18n/kept.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'

/** Where the notice goes: at the top of the menu, which begins here on each guest page. */
const top = /<div id="menu-column"[^>]*>/

/** The language of a guest page that can be marked; undefined for anything else. */
export function languageOf(html: string): Locale | undefined {
  const language = /<html lang="(\w+)"/.exec(html)?.[1]
  return isLocale(language) && top.test(html) && html.includes('<title>') ? language : undefined
}

/** Whether its owner has switched the restaurant off: then search engines are not to list it. */
export function isSwitchedOff(html: string): boolean {
  return html.includes('<meta name="robots" content="noindex"')
}

/**
 * A kept page that says so: first of all to screen readers, by its title, and over the menu for as
 * long as anyone reads there.
 * @param came when the server gave it, in ms
 * @throws if there is no place for the notice; such a page is never kept
 */
export function markKept(html: string, came: number): string {
  const language = languageOf(html)
  if (!language) throw new Error('Not a page of a menu')
  return html
    .replace('<title>', () => `<title>${keptWord(language, 'title')}`)
    .replace('<html ', '<html class="scroll-pt-36" ')
    .replace(top, (column) => column + noticeOf(language, new Date(came)))
}

// Classes that the page's own style has: it names this file as a source.
function noticeOf(language: Locale, came: Date): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const time = `<time datetime="${came.toISOString()}">${format.format(came)}</time>`
  const word = (key: Parameters<typeof keptWord>[1]) => keptWord(language, key)
  return `<div id="kept" data-current="${word('current')}" class="sticky top-0 z-10 mx-4 mt-2 rounded-card border border-paprika bg-surface px-4 py-3 shadow-xl lg:mx-0 lg:mb-3"><p role="alert">${word('notice').replace('#time', time)} <a href="" class="inline-block py-1 font-semibold text-paprika underline">${word('retry')}</a></p><p role="status" data-away="${word('stillAway')}" class="text-ink-soft"></p></div>`
}
