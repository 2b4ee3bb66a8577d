import { expect, type Page } from './test.ts'

/** Returns the paths in the service worker's cache. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    )
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
/** Waits until the worker has cached some paths. */
export const expectCached = (page: Page, ...paths: (string | RegExp)[]) =>
  expect
    .poll(() => cachedPaths(page))
    .toEqual(
      expect.arrayContaining(
        paths.map((path) => (typeof path === 'string' ? path : expect.stringMatching(path))),
      ),
    )
