import { openSession } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import type { Page } from './test.ts'

/**
 * Signs in without a login and without loading a page; by default as the sample's owner.
 * @param locale stored as this browser's language; by default the owner's, as a login does
 */
export async function addSession(
  page: Page,
  { database, url }: Pick<TestServer, 'database' | 'url'>,
  email = 'demo@chefin.example',
  locale?: 'en' | 'tr',
): Promise<void> {
  const session = await openSession(database, email)
  const [owner] = await database.query('select locale from owners where email = $1', [email])
  const language = locale ?? owner?.['locale']
  const cookies = [session, ...(language ? [{ name: 'locale', value: `${language}` }] : [])]
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })))
}
