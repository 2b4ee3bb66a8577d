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
  /** Problems that pages reported: errors, policy violations, requests to other origins. */
  readonly problems: string[]
  /** Opens a page with separate cookies; it is closed after the test. */
  readonly openPage: (options?: ContextOptions) => Promise<Page>
  /** Whether the service worker is enabled. */
  readonly hasServiceWorker: boolean
  /** Whether the test acts on pages whose scripts have not run yet. */
  readonly actsBeforeHydration: boolean
}

/**
 * Each worker has its own server, and a page that reports a problem fails its test. Tests interact
 * only with hydrated pages: see `waitUntilHydrated`.
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
  hasServiceWorker: [false, { option: true }],
  actsBeforeHydration: [false, { option: true }],
  context: async ({ context, javaScriptEnabled, hasServiceWorker, actsBeforeHydration }, use) => {
    if (javaScriptEnabled && !actsBeforeHydration) waitUntilHydrated(context)
    if (!hasServiceWorker) await disableServiceWorkers(context)
    await use(context)
  },
  problems: [
    async ({ context, server }, use) => {
      const problems: string[] = []
      recordProblems(context, server.url, problems)
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
  openPage: async ({ browser, problems, server, hasServiceWorker, actsBeforeHydration }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      if (!actsBeforeHydration) waitUntilHydrated(context)
      if (!hasServiceWorker) await disableServiceWorkers(context)
      recordProblems(context, options?.baseURL ?? server.url, problems)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/**
 * Makes every action and assertion wait until the page's scripts handle events: before that, a
 * form loses clicks, and a dish of the guest page opens as a page. Does nothing on pages without
 * the attribute.
 */
function waitUntilHydrated(context: BrowserContext): void {
  context.on('page', (page) => {
    // The handler does nothing: Playwright waits until the locator is gone.
    void page.addLocatorHandler(page.locator('html[data-hydrated="false"]'), async () => {})
  })
}

/** Disables service workers, because their requests bypass a test's routes. */
async function disableServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

/** Records the errors and warnings of a browser's pages, and their requests to other origins. */
function recordProblems(context: BrowserContext, origin: string, problems: string[]): void {
  context.on('weberror', (error) => {
    const { message } = error.error()
    // React Router 8.4 leaves two rejections unhandled (`decode` in its turbo-stream) if a navigation
    // ends while the response to an earlier one is still being read. Users notice nothing.
    if (message !== 'signal is aborted without reason') problems.push(message)
  })
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const problem = `${message.text()} (${message.location().url})`
    // Open menus reconnect after a loss, which browsers log.
    if (!/net::ERR_.*\/menu\/stream\)$/.test(problem)) problems.push(problem)
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(origin))
      problems.push(`request to another origin: ${request.url()}`)
  })
}

export { expect }
export type { Locator, Page }
