import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { startTestServer, type TestServer } from '../server.ts'

type ContextOptions = Parameters<Browser['newContext']>[0]

interface WorkerFixtures {
  readonly server: TestServer
}

interface TestFixtures {
  /** What pages complained of: errors, policy reports, requests that left the house. */
  readonly complaints: string[]
  /** Opens a page for another person, who shares no cookie with `page`; it ends with the test. */
  readonly openPage: (options?: ContextOptions) => Promise<Page>
  /** Whether guest pages are kept for visits without a line. */
  readonly keepsMenus: boolean
}

/**
 * Tests with a server of their worker's own; a page that complains fails its test. Nobody acts
 * on a page that does not listen yet: see `waitUntilHydrated`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startTestServer(process.env['TEST_POSTGRES_URL'] ?? '')
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  keepsMenus: [false, { option: true }],
  context: async ({ context, javaScriptEnabled, keepsMenus }, use) => {
    if (javaScriptEnabled) waitUntilHydrated(context)
    if (!keepsMenus) await withoutWorkers(context)
    await use(context)
  },
  complaints: [
    async ({ context, server }, use) => {
      const complaints: string[] = []
      listen(context, server.url, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  openPage: async ({ browser, complaints, server, keepsMenus }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      waitUntilHydrated(context)
      if (!keepsMenus) await withoutWorkers(context)
      listen(context, options?.baseURL ?? server.url, complaints)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/**
 * Has every act and every look at a page wait until the app's scripts listen there. A person
 * seldom is as quick as a test: what is pressed before then is lost, and what is typed may be.
 * Pages without the app's scripts never say that they wait, so nobody waits for them.
 */
function waitUntilHydrated(context: BrowserContext): void {
  context.on('page', (page) => {
    // Nothing is to be done about it: Playwright itself waits until it is out of the way.
    void page.addLocatorHandler(page.locator('html[data-hydrated="false"]'), async () => {})
  })
}

/** A browser that knows no service workers: what one fetches, no route of a test sees. */
async function withoutWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

/** Notes what the pages of a browser complain of, and each request that leaves the house. */
function listen(context: BrowserContext, house: string, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(house)) complaints.push(`left for ${request.url()}`)
  })
}

export { expect }
export type { Locator, Page }
