/*
 * What a service worker's world has besides a page's. TypeScript has types for it, but they and
 * those of pages exclude each other in one project.
 */

interface ExtendableEvent {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The answer that the browser asked for while it was starting the worker, where it does that. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface MessageEventOfClient extends ExtendableEvent {
  readonly data: unknown
  readonly source: { readonly url: string } | null
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void
  addEventListener(kind: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(kind: 'message', hear: (event: MessageEventOfClient) => void): void
}
