import { guestLocales, isGuestLocale } from '#app/i18n/locales.ts'
import { addOfflineNotice, isInactive, languageOf } from './offline-notice.ts'

// For the limits see docs/decisions/030-the-offline-menu.md.
const maxRestaurants = 8
/** How long a cached menu may be shown. */
export const menuCacheSeconds = 8 * 86_400
const maxFiles = 120
const maxBytes = 4 * 1024 * 1024

/** Prefix of cache names; change the number when the format changes. */
const prefix = 'menu-2 '

/** The name of a restaurant's cache. @param address the page's path */
export const menuCacheName = (address: string) => prefix + address

const receivedHeader = 'Kept-Came'
const bytesHeader = 'Kept-Bytes'

// The only files that are cached besides the page: never the chat or another page.
export const isBuilt = (path: string) => path.startsWith('/assets/')
export const isPicture = (path: string) => path.startsWith('/images/')

interface CachedPage {
  readonly response: Response
  /** Date of the server's response, in ms. */
  readonly receivedAt: number
}

const pageKey = (address: string, language: string) => `${address}?kept=${language}`

/** A restaurant's cached pages that haven't expired, newest first. */
async function findPages(address: string): Promise<CachedPage[]> {
  const found = await Promise.all(
    guestLocales.map((language) =>
      caches.match(pageKey(address, language), { cacheName: menuCacheName(address) }),
    ),
  )
  const pages = found
    .flatMap((response) =>
      response ? [{ response, receivedAt: Number(response.headers.get(receivedHeader)) }] : [],
    )
    .filter(({ receivedAt }) => Math.abs(Date.now() - receivedAt) < menuCacheSeconds * 1_000)
  pages.sort((one, other) => other.receivedAt - one.receivedAt)
  return pages
}

/** Deletes caches that are expired, in another format, or of too many restaurants. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  const dated = await Promise.all(
    names.map(async (name) => {
      const pages = name.startsWith(prefix) ? await findPages(name.slice(prefix.length)) : []
      return { name, receivedAt: pages[0]?.receivedAt ?? 0 }
    }),
  )
  const valid = dated.filter(({ receivedAt }) => receivedAt > 0)
  valid.sort((one, other) => other.receivedAt - one.receivedAt)
  const retained = new Set(valid.slice(0, maxRestaurants).map(({ name }) => name))
  await Promise.all(names.filter((name) => !retained.has(name)).map((name) => caches.delete(name)))
}

/** Deletes pictures that the page doesn't use, and all scripts of another release. */
async function deleteUnusedFiles(cache: Cache, html: string): Promise<void> {
  const script = /<script data-src="([^"]+)"/.exec(html)?.[1]
  const isSameRelease = script !== undefined && (await cache.match(script)) !== undefined
  for (const request of await cache.keys()) {
    const { pathname: path } = new URL(request.url)
    const isUnused = isPicture(path) ? !html.includes(path) : isBuilt(path) && !isSameRelease
    if (isUnused) await cache.delete(request)
  }
}

/** The cached menu of one restaurant. */
export function cachedMenu(address: string) {
  const cacheName = menuCacheName(address)
  const remove = () => caches.delete(cacheName)

  const exists = async () => (await findPages(address)).length > 0

  return {
    remove,
    exists,

    /** Stores a page, or deletes the cache if its restaurant is inactive. */
    async storePage(response: Response): Promise<void> {
      const html = await response.text()
      if (isInactive(html)) await remove()
      const language = languageOf(html)
      if (!language || isInactive(html)) return
      const headers = new Headers(response.headers)
      // The server's date, as the response may come from the browser's cache.
      const receivedAt = Date.parse(headers.get('Date') ?? '') || Date.now()
      headers.set(receivedHeader, String(receivedAt))
      for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
      const cache = await caches.open(cacheName)
      await cache.put(pageKey(address, language), new Response(html, { headers }))
      await deleteUnusedFiles(cache, html)
      await deleteOldCaches()
    },

    /** Stores files that a cached page has loaded, within the limits. */
    async storeFiles(urls: readonly string[]): Promise<void> {
      if (!(await exists())) return
      const cache = await caches.open(cacheName)
      const sizes = (await cache.matchAll()).map(({ headers }) => headers.get(bytesHeader))
      let [files, bytes] = [sizes.length, sizes.reduce((sum, size) => sum + Number(size), 0)]
      for (const url of new Set(urls)) {
        const { origin, pathname } = new URL(url)
        if (origin !== location.origin || !(isBuilt(pathname) || isPicture(pathname))) continue
        const cached = await cache.match(url)
        // Built files never change under their name; pictures may.
        if (cached && isBuilt(pathname)) continue
        const response = await fetch(url, { cache: 'force-cache' })
        if (!response.ok || response.headers.get('Date') === cached?.headers.get('Date')) continue
        const body = await response.arrayBuffer()
        if (!cached && (files >= maxFiles || bytes + body.byteLength > maxBytes)) continue
        const headers = new Headers(response.headers)
        headers.set(bytesHeader, String(body.byteLength))
        headers.delete('Content-Encoding')
        await cache.put(url, new Response(body, { headers }))
        if (!cached) [files, bytes] = [files + 1, bytes + body.byteLength]
      }
    },

    findFile: (request: Request) => caches.match(request, { cacheName, ignoreVary: true }),

    /** The cached page with its notice: in the requested language if available, else the newest. */
    async findPage(requestedLanguage: string | null): Promise<Response | undefined> {
      const pages = (await findPages(address)).map(async ({ response, receivedAt }) => {
        const html = await response.text()
        return { html, receivedAt, headers: response.headers }
      })
      const all = await Promise.all(pages)
      const page =
        (isGuestLocale(requestedLanguage) &&
          all.find(({ html }) => languageOf(html) === requestedLanguage)) ||
        all[0]
      return (
        page &&
        new Response(addOfflineNotice(page.html, page.receivedAt), { headers: page.headers })
      )
    },
  }
}
