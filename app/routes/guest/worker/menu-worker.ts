/*
 * Keeps the last menu of one restaurant for a visit without a line. Each guest page registers it
 * for its own address alone, so that no other page of the house ever meets it (decision 030).
 */
import { isBuilt, isPicture, keptMenu } from './kept-menu.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** In ms: after so long without a word, a line is as good as none. */
const patienceMs = 4_000

const address = new URL(self.registration.scope).pathname
const menu = keptMenu(address)

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(choosePreload()))

/** Has the browser ask for a page while it starts the worker. */
async function choosePreload(): Promise<void> {
  const { navigationPreload } = self.registration
  // Firefox shows its own error page when that request fails, and not what the worker answers.
  if (navigator.userAgent.includes('Firefox/')) await navigationPreload?.disable()
  else await navigationPreload?.enable()
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  // A scope is a beginning: that of /can is that of /canteen, too.
  const isPage = mode === 'navigate' && pathname.replace(/\/$/, '') === address
  if (isPage) event.respondWith(answerPage(event))
  else if (isBuilt(pathname)) event.respondWith(answerBuilt(event.request))
  else if (isPicture(pathname)) event.respondWith(answerPicture(event.request))
})

// One after the other, as they share the room.
let keeping = Promise.resolve()
self.addEventListener('message', (event) => {
  const { data, source } = event
  keeping = keeping
    // What failed before, for want of a line or of room, was not kept; this may be.
    .catch(() => undefined)
    .then(() => keepWhatCame(Array.isArray(data) ? data.map(String) : [], source?.url))
  event.waitUntil(keeping)
})

/** Keeps what a page has loaded, and the page itself where it is among that. */
async function keepWhatCame(urls: readonly string[], page: string | undefined): Promise<void> {
  if (page && urls.includes(page)) {
    // At first as the browser has it, at no cost; later because the kept one is not current.
    const cache = (await menu.isKept()) ? 'no-cache' : 'force-cache'
    await learn(await fetch(page, { cache }))
  }
  await menu.keepFiles(urls)
}

/** The network's answer; where it has none in time, or a failure, the kept page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const network = askNetwork(event)
  // However late: it is kept for the next time.
  event.waitUntil(network.catch(() => undefined))
  const answer = await inTime(network).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  const wanted = new URL(event.request.url).searchParams.get('lang')
  // A device whose storage fails has the line alone.
  const kept = await menu.findPage(wanted).catch(() => undefined)
  return kept ?? answer ?? network
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  event.waitUntil(learn(response.clone()))
  return response
}

async function inTime(answer: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined)),
  ])
}

/** Takes in what the server says of the restaurant now. */
async function learn(response: Response): Promise<void> {
  if (isGone(response)) await menu.forget()
  if (response.ok) await menu.keepPage(response)
  if (response.status < 500) await retireIfGone()
}

/** Takes itself away once the house has no worker any more: browsers would run it for ever. */
async function retireIfGone(): Promise<void> {
  if (!isGone(await fetch(self.location.href, { method: 'HEAD', cache: 'no-cache' }))) return
  await menu.forget()
  await self.registration.unregister()
}

const isGone = ({ status }: Response) => status === 404 || status === 410

/** Built files never change under their name. */
async function answerBuilt(request: Request): Promise<Response> {
  return (await menu.findFile(request)) ?? fetch(request)
}

/** A picture may be another under its name: the line comes first. */
async function answerPicture(request: Request): Promise<Response> {
  const network = fetch(request)
  const answer = await inTime(network).catch(() => undefined)
  if (answer?.ok) return answer
  return (await menu.findFile(request)) ?? answer ?? network
}
