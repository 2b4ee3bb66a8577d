import { isGuestLocale, type GuestLocale } from '#app/i18n/locales.ts'

/** The start of the menu on each guest page, where the notice is inserted; it has its texts. */
const menuStart = /<div id="menu-column" data-kept-title="[^>]*>/

/** The language of a guest page; undefined for HTML where the notice can't be inserted. */
export function languageOf(html: string): GuestLocale | undefined {
  const language = /<html lang="(\w+)"/.exec(html)?.[1]
  return isGuestLocale(language) && menuStart.test(html) && html.includes('<title>')
    ? language
    : undefined
}

/** Whether the restaurant is inactive, by the page's `noindex`. */
export function isInactive(html: string): boolean {
  return html.includes('<meta name="robots" content="noindex"')
}

/**
 * Adds a notice that the page is cached: in the title, which screen readers read first, and above
 * the menu, where it sticks.
 * @param receivedAt date of the server's response, in ms
 * @throws if the notice can't be inserted; such a page is never cached
 */
export function addOfflineNotice(html: string, receivedAt: number): string {
  const language = languageOf(html)
  const [start] = menuStart.exec(html) ?? []
  if (!language || start === undefined) throw new Error('Not a page of a menu')
  // Escaped, and inserted as it is.
  const text = (name: 'title' | 'notice' | 'retry') =>
    new RegExp(`data-kept-${name}="([^"]*)"`).exec(start)?.[1] ?? ''
  const time = `<time datetime="${new Date(receivedAt).toISOString()}">${formatTime(language, receivedAt)}</time>`
  // Both styles of the page list this file as a source, so they contain these classes.
  const notice = `<div id="kept" class="floating sticky top-0 z-10 mx-4 mt-2 rounded-card border border-paprika bg-surface px-4 py-3 lg:mx-0 lg:mb-3"><p role="alert">${text('notice').replace('#time', time)} <a href="" class="inline-block py-2.5 font-semibold text-paprika underline">${text('retry')}</a></p><p role="status" class="text-ink-soft"></p></div>`
  return html
    .replace('<title>', () => `<title>${text('title')}`)
    .replace('<html ', '<html class="scroll-pt-36" ')
    .replace(start, () => start + notice)
}

function formatTime(language: GuestLocale, time: number): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return format.format(time)
}
