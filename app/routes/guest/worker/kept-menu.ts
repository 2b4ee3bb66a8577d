import { isLocale, locales } from '#app/i18n/locales.ts'
import { isSwitchedOff, languageOf, markKept } from './mark-kept.ts'

// Why these: docs/decisions/030-the-last-menu-without-a-line.md.
const maxRestaurants = 8
/** For how long a kept menu may be shown. */
export const keptMenuSeconds = 8 * 86_400
const maxFiles = 120
const maxBytes = 4 * 1024 * 1024

/** Before each restaurant's address in the name of its cache; another number for another form. */
const form = 'menu-1 '

/** What a browser keeps a restaurant's menu under. @param address its path */
export const keptMenuName = (address: string) => form + address

const cameHeader = 'Kept-Came'
const bytesHeader = 'Kept-Bytes'

// What a page is made of besides itself. Nothing else is ever kept: no chat, no other page.
export const isBuilt = (path: string) => path.startsWith('/assets/')
export const isPicture = (path: string) => path.startsWith('/images/')

interface KeptPage {
  readonly response: Response
  readonly came: number
}

const pageKey = (address: string, language: string) => `${address}?kept=${language}`

/** The pages of a restaurant that may be shown still, the newest first. */
async function findPages(address: string): Promise<KeptPage[]> {
  const found = await Promise.all(
    locales.map((language) =>
      caches.match(pageKey(address, language), { cacheName: keptMenuName(address) }),
    ),
  )
  const pages = found
    .flatMap((response) =>
      response ? [{ response, came: Number(response.headers.get(cameHeader)) }] : [],
    )
    .filter(({ came }) => Math.abs(Date.now() - came) < keptMenuSeconds * 1_000)
  pages.sort((one, other) => other.came - one.came)
  return pages
}

/** Forgets what is too old, of another form, or one restaurant too many. */
async function tidy(): Promise<void> {
  const names = await caches.keys()
  const dated = await Promise.all(
    names.map(async (name) => {
      const pages = name.startsWith(form) ? await findPages(name.slice(form.length)) : []
      return { name, came: pages[0]?.came ?? 0 }
    }),
  )
  const kept = dated.filter(({ came }) => came > 0)
  kept.sort((one, other) => other.came - one.came)
  const stays = new Set(kept.slice(0, maxRestaurants).map(({ name }) => name))
  await Promise.all(names.filter((name) => !stays.has(name)).map((name) => caches.delete(name)))
}

/** Another release has other scripts, and another menu other pictures. */
async function dropUnused(cache: Cache, html: string): Promise<void> {
  const script = /<script data-src="([^"]+)"/.exec(html)?.[1]
  const isSameRelease = script !== undefined && (await cache.match(script)) !== undefined
  for (const request of await cache.keys()) {
    const { pathname: path } = new URL(request.url)
    const isUnused = isPicture(path) ? !html.includes(path) : isBuilt(path) && !isSameRelease
    if (isUnused) await cache.delete(request)
  }
}

/** What this device keeps of one restaurant. */
export function keptMenu(address: string) {
  const cacheName = keptMenuName(address)
  const forget = () => caches.delete(cacheName)

  const isKept = async () => (await findPages(address)).length > 0

  return {
    forget,
    isKept,

    /** Keeps a page that has just come, unless its restaurant was switched off. */
    async keepPage(response: Response): Promise<void> {
      const html = await response.text()
      if (isSwitchedOff(html)) await forget()
      const language = languageOf(html)
      if (!language || isSwitchedOff(html)) return
      const headers = new Headers(response.headers)
      // The server's word on when it said this; the browser may have had it for a while.
      const came = Date.parse(headers.get('Date') ?? '') || Date.now()
      headers.set(cameHeader, String(came))
      for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
      const cache = await caches.open(cacheName)
      await cache.put(pageKey(address, language), new Response(html, { headers }))
      await dropUnused(cache, html)
      await tidy()
    },

    /** Keeps files that a kept page has loaded, as long as there is room for them. */
    async keepFiles(urls: readonly string[]): Promise<void> {
      if (!(await isKept())) return
      const cache = await caches.open(cacheName)
      const sizes = (await cache.matchAll()).map(({ headers }) => headers.get(bytesHeader))
      let [files, bytes] = [sizes.length, sizes.reduce((sum, size) => sum + Number(size), 0)]
      for (const url of new Set(urls)) {
        const { origin, pathname } = new URL(url)
        if (origin !== location.origin || !(isBuilt(pathname) || isPicture(pathname))) continue
        const kept = await cache.match(url)
        // Built files never change under their name; pictures may.
        if (kept && isBuilt(pathname)) continue
        const response = await fetch(url, { cache: 'force-cache' })
        if (!response.ok || response.headers.get('Date') === kept?.headers.get('Date')) continue
        const body = await response.arrayBuffer()
        if (!kept && (files >= maxFiles || bytes + body.byteLength > maxBytes)) continue
        const headers = new Headers(response.headers)
        headers.set(bytesHeader, String(body.byteLength))
        headers.delete('Content-Encoding')
        await cache.put(url, new Response(body, { headers }))
        if (!kept) [files, bytes] = [files + 1, bytes + body.byteLength]
      }
    },

    findFile: (request: Request) => caches.match(request, { cacheName, ignoreVary: true }),

    /** The kept page, marked as such: in the language asked for if that is kept, else the newest. */
    async findPage(wanted: string | null): Promise<Response | undefined> {
      const pages = (await findPages(address)).map(async ({ response, came }) => {
        const html = await response.text()
        return { html, came, headers: response.headers }
      })
      const all = await Promise.all(pages)
      const page =
        (isLocale(wanted) && all.find(({ html }) => languageOf(html) === wanted)) || all[0]
      return page && new Response(markKept(page.html, page.came), { headers: page.headers })
    },
  }
}
