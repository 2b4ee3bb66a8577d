import type { TestServer } from '../server.ts'
import { expect, type Page } from './test.ts'

const demoEmail = 'demo@chefin.example'
const demoPassword = 'chefin-demo'

/**
 * Logs in, as the sample's owner unless told otherwise, and goes to the dashboard. The form is
 * sent as without a script: its page is another test's subject, and half of this one's work.
 */
export async function signIn(page: Page, email = demoEmail): Promise<void> {
  // The house that a relative address leads to is known to the browser alone.
  const { origin } = new URL((await page.request.get('/healthz')).url())
  const answer = await page.request.post('/auth/login', {
    form: { intent: 'login', email, password: demoPassword },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
  await page.goto('/dashboard')
}

/** Makes an owner without anything, with the sample's password; gives the address. */
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

/** Signs the sample's owner in, whose pages then come in this language. */
export async function signInAsDemo(page: Page, locale: 'en' | 'tr' = 'en'): Promise<void> {
  await signIn(page)
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'locale', value: locale, url }])
}
