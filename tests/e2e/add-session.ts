import { Owner } from '../owner.ts'
import type { TestServer } from '../server.ts'
import { expect, type Page } from './test.ts'

/**
 * Signs in over HTTP, without loading a page; by default as the sample's owner.
 * @param locale stored as this browser's language
 */
export async function addSession(
  page: Page,
  server: TestServer,
  email = 'demo@chefin.example',
  locale?: 'en' | 'tr',
): Promise<void> {
  const owner = new Owner(server, email)
  owner.password = 'chefin-demo'
  expect((await owner.login()).status).toBe(302)
  if (locale) owner.cookies.set('locale', locale)
  const cookies = [...owner.cookies].map(([name, value]) => ({ name, value, url: server.url }))
  await page.context().addCookies(cookies)
}
