import type { TestServer } from '../server.ts'
import { expect, type Page } from './test.ts'

const account = '/dashboard/account'

/** Presses the only plan's button, which leads to the local Stripe. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto(account)
  await page.locator('#plans').getByRole('button').click()
  await page.waitForURL('**/local/stripe/**')
}

/** Opens a checkout over HTTP and returns its URL. */
export function openCheckout(page: Page, server: TestServer): Promise<string> {
  return postForm(page, server, account, { intent: 'checkout', planId: 'basic' })
}

/** Pays at the local Stripe with the working card. */
export async function pay(page: Page): Promise<void> {
  await page.locator('form button').click()
  await page.waitForURL('**/dashboard/paymentResult?session_id=*')
}

/** Buys the plan over HTTP, and waits until Chefin has processed all of Stripe's events. */
export async function subscribe(page: Page, server: TestServer): Promise<void> {
  const checkout = await openCheckout(page, server)
  const result = await postForm(page, server, checkout, { card: 'works' })
  expect((await page.request.get(result)).status()).toBe(200)
  await waitForWebhooks(page)
}

/** Submits a form that redirects, and returns where to. */
async function postForm(
  page: Page,
  { url }: TestServer,
  path: string,
  form: Record<string, string>,
): Promise<string> {
  const response = await page.request.post(path, {
    form,
    headers: { Origin: url },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  return response.headers()['location'] ?? ''
}

/** Calls the local Stripe's control API. */
export async function callStripeControl(
  page: Page,
  server: TestServer,
  path: string,
  data: object,
) {
  const url = `${server.url}/local/stripe/control/${path}`
  const response = await page.request.post(url, { data, headers: { Origin: server.url } })
  if (!response.ok()) throw new Error(`The local Stripe returned ${response.status()}`)
}

/** Returns the local Stripe's rows by kind. */
export async function readStripeState(
  page: Page,
): Promise<Record<string, Record<string, unknown>[]>> {
  return (await page.request.get('/local/stripe/control')).json()
}

/** Waits until no webhook is in flight. */
async function waitForWebhooks(page: Page): Promise<void> {
  const pending = async () =>
    (await readStripeState(page))['events']?.filter(({ isPending }) => isPending).length
  await expect.poll(pending).toBe(0)
}

/** Makes this many calls to Stripe fail; each call is retried once. */
export async function failStripeCalls(
  page: Page,
  server: TestServer,
  calls: number,
): Promise<void> {
  // Processing a webhook calls Stripe too, and would consume the fault.
  await waitForWebhooks(page)
  const fault = { kind: 'status', status: 503 }
  await callStripeControl(page, server, 'faults', { fault, times: calls * 2 })
}

/** Changes an owner's stored subscription to a state that Stripe reaches only after weeks. */
export async function setSubscription(server: TestServer, email: string, change: string) {
  await server.database.query(
    `update subscriptions set ${change} where owner_id = (select id from owners where email = $1)`,
    [email],
  )
}
