import { test as base, expect, type Page } from '@playwright/test'
import { startTestServer, type TestServer } from '../server.ts'

interface WorkerFixtures {
  readonly server: TestServer
}

interface TestFixtures {
  /** What the page complained of: errors, policy reports, requests that left the house. */
  readonly complaints: string[]
}

/** Tests with a server of their worker's own; a page that complains fails its test. */
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
  complaints: [
    async ({ page, server }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url)) complaints.push(`left for ${request.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { Page }
