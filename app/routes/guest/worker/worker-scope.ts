/*
 * Types of a service worker's global scope. TypeScript's own conflict with those of pages in one
 * project.
 */

interface ExtendableEvent {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The response to a navigation preload, if enabled. */
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
  addEventListener(kind: 'install' | 'activate', handler: (event: ExtendableEvent) => void): void
  addEventListener(kind: 'fetch', handler: (event: FetchEvent) => void): void
  addEventListener(kind: 'message', handler: (event: MessageEventOfClient) => void): void
}
