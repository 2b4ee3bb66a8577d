import { testPassword } from '../insert-owner.ts'
import { expect, type Page } from './test.ts'

const demoEmail = 'demo@chefin.example'

/**
 * Signs in and opens the dashboard; the default is the sample's owner. Posts the form directly,
 * which takes half the time: the login page has separate tests.
 */
export async function signIn(page: Page, email = demoEmail): Promise<void> {
  // Only the browser knows the base URL.
  const { origin } = new URL((await page.request.get('/healthz')).url())
  const response = await page.request.post('/auth/login', {
    form: { intent: 'login', email, password: testPassword },
    headers: { Origin: origin },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(302)
  await page.goto('/dashboard')
}
