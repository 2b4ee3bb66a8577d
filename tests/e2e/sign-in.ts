import type { TestServer } from '../server.ts'
import { expect, type Page } from './test.ts'

const demoEmail = 'demo@chefin.example'
const demoPassword = 'chefin-demo'

/**
 * Signs in and opens the dashboard; the default is the sample's owner. Posts the form directly,
 * which takes half the time: the login page has separate tests.
 */
export async function signIn(page: Page, email = demoEmail): Promise<void> {
  // Only the browser knows the base URL.
  const { origin } = new URL((await page.request.get('/healthz')).url())
  const response = await page.request.post('/auth/login', {
    form: { intent: 'login', email, password: demoPassword },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(302)
  await page.goto('/dashboard')
}

/**
 * Creates an owner without any data, with the sample's password.
 * @returns the email address
 */
export async function makeOwner(
  server: Pick<TestServer, 'database'>,
  locale: 'en' | 'tr',
): Promise<string> {
  const email = `${crypto.randomUUID()}@chefin.example`
  await server.database.query(
    `with created as (
       insert into owners (email, email_verified, first_name, last_name, locale)
       values ($1, true, 'Deniz', 'Yıldız', $2) returning id
     )
     insert into credentials (owner_id, provider_id, account_id, password)
     select created.id, 'credential', created.id, c.password
     from created, credentials c join owners o on o.id = c.owner_id where o.email = $3`,
    [email, locale, demoEmail],
  )
  return email
}
