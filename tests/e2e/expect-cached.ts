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
/** Touches the page, as it caches nothing before, and waits until the worker has cached some paths. */
export async function expectCached(page: Page, ...paths: (string | RegExp)[]): Promise<void> {
  const expected = paths.map((path) =>
    typeof path === 'string' ? path : expect.stringMatching(path),
  )
  await expect
    .poll(async () => {
      // Again, as the script that listens may still be loading.
      await page.keyboard.press('Shift')
      return cachedPaths(page)
    })
    .toEqual(expect.arrayContaining(expected))
}
