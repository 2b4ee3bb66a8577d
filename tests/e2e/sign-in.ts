import type { TestServer } from '../server.ts'
import { expect, type Page } from './test.ts'

const demoEmail = 'demo@chefin.example'
const demoPassword = 'chefin-demo'

/**
 * Signs in, as the sample's owner by default, and opens the dashboard. Posts the form directly: the
 * login page has separate tests and would double the time.
 */
export async function signIn(page: Page, email = demoEmail): Promise<void> {
  // Only the browser knows the base URL.
  const { origin } = new URL((await page.request.get('/healthz')).url())
  const answer = await page.request.post('/auth/login', {
    form: { intent: 'login', email, password: demoPassword },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
  await page.goto('/dashboard')
}

/** Creates an owner without any data, with the sample's password. @returns the email address */
export async function makeOwner(
  server: Pick<TestServer, 'database'>,
  locale: 'en' | 'tr',
): Promise<string> {
  const email = `${crypto.randomUUID()}@chefin.example`
  await server.database.query(
    `with made as (
       insert into owners (email, email_verified, first_name, last_name, locale)
       values ($1, true, 'Deniz', 'Yıldız', $2) returning id
     )
     insert into credentials (owner_id, provider_id, account_id, password)
     select made.id, 'credential', made.id, c.password
     from made, credentials c join owners o on o.id = c.owner_id where o.email = $3`,
    [email, locale, demoEmail],
  )
  return email
}

/** Signs in as the sample's owner with this language. */
export async function signInAsDemo(page: Page, locale: 'en' | 'tr' = 'en'): Promise<void> {
  await signIn(page)
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'locale', value: locale, url }])
}
