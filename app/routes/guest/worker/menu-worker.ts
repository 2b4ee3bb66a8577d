/*
 * Caches the menu of one restaurant for offline visits. Each guest page registers it for its own
 * path only, so that it never handles another page (decision 030).
 */
import { isBuilt, isPicture, cachedMenu } from './cached-menu.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** After this time without a response, the cache is used. */
const timeoutMs = 4_000

const address = new URL(self.registration.scope).pathname
const menu = cachedMenu(address)

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(configurePreload()))

/** Lets the browser request a page while it starts the worker. */
async function configurePreload(): Promise<void> {
  const { navigationPreload } = self.registration
  // If the preload fails, Firefox shows its own error page instead of the worker's response.
  if (navigator.userAgent.includes('Firefox/')) await navigationPreload?.disable()
  else await navigationPreload?.enable()
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  // A scope is a prefix: /can also covers /canteen.
  const isPage = mode === 'navigate' && pathname.replace(/\/$/, '') === address
  const isDish = mode === 'navigate' && pathname.startsWith(`${address}/d/`)
  if (isDish) event.respondWith(answerDish(event))
  else if (isPage) event.respondWith(answerPage(event))
  else if (isBuilt(pathname)) event.respondWith(answerBuilt(event.request))
  else if (isPicture(pathname)) event.respondWith(answerPicture(event.request))
})

// Sequentially, as they share the cache's limits.
let storing = Promise.resolve()
self.addEventListener('message', (event) => {
  const { data, source } = event
  storing = storing
    // An earlier failure, of the network or storage, doesn't affect this one.
    .catch(() => undefined)
    .then(() => storeLoaded(Array.isArray(data) ? data.map(String) : [], source?.url))
  event.waitUntil(storing)
})

/** Stores the files that a page has loaded, and the page itself if it is among them. */
async function storeLoaded(urls: readonly string[], page: string | undefined): Promise<void> {
  if (page && urls.includes(page)) {
    // At first from the browser's cache, at no cost; later because the stored page is outdated.
    const cache = (await menu.exists()) ? 'no-cache' : 'force-cache'
    await update(await fetch(page, { cache }))
  }
  await menu.storeFiles(urls)
}

/** The network's response; if it fails or times out, the cached page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fetchPage(event)
  // Even a late response is stored for the next visit.
  event.waitUntil(network.catch(() => undefined))
  const response = await withTimeout(network).catch(() => undefined)
  if (response && response.status < 500) return response
  const requestedLanguage = new URL(event.request.url).searchParams.get('lang')
  // If storage fails, only the network is left.
  const cached = await menu.findPage(requestedLanguage).catch(() => undefined)
  return cached ?? response ?? network
}

/** The network's response; if it fails or times out, the cached menu, which opens the dish. */
async function answerDish(event: FetchEvent): Promise<Response> {
  const network = respondFromNetwork(event)
  const response = await withTimeout(network).catch(() => undefined)
  return response ?? (await menu.findPage(null).catch(() => undefined)) ?? network
}

const respondFromNetwork = async (event: FetchEvent) =>
  (await event.preloadResponse) ?? (await fetch(event.request))

async function fetchPage(event: FetchEvent): Promise<Response> {
  const response = await respondFromNetwork(event)
  event.waitUntil(update(response.clone()))
  return response
}

/** @returns undefined after the timeout */
async function withTimeout(response: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([
    response,
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined)),
  ])
}

/** Updates the cache with the server's response. */
async function update(response: Response): Promise<void> {
  if (isGone(response)) await menu.remove()
  if (response.ok) await menu.storePage(response)
  if (response.status < 500) await unregisterIfGone()
}

/** Unregisters the worker once the server no longer has it: browsers would run it forever. */
async function unregisterIfGone(): Promise<void> {
  if (!isGone(await fetch(self.location.href, { method: 'HEAD', cache: 'no-cache' }))) return
  await menu.remove()
  await self.registration.unregister()
}

const isGone = ({ status }: Response) => status === 404 || status === 410

/** Built files never change under their name. */
async function answerBuilt(request: Request): Promise<Response> {
  return (await menu.findFile(request)) ?? fetch(request)
}

/** A picture may change under its name, so the network comes first. */
async function answerPicture(request: Request): Promise<Response> {
  const network = fetch(request)
  const response = await withTimeout(network).catch(() => undefined)
  if (response?.ok) return response
  return (await menu.findFile(request)) ?? response ?? network
}
