import type { TestServer } from '../server.ts'
import { expect, type Page } from './test.ts'

const account = '/dashboard/account'

/** Presses the one button among the plans, and is led to the local Stripe. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto(account)
  await page.locator('#plans').getByRole('button').click()
  await page.waitForURL('**/local/stripe/**')
}

/** Pays at the local Stripe with the card that works. */
export async function pay(page: Page): Promise<void> {
  await page.locator('form button').click()
  await page.waitForURL('**/dashboard/paymentResult?session_id=*')
}

/** Buys the plan, and waits until Chefin knows, and Stripe has no more to tell of it. */
export async function subscribe(page: Page): Promise<void> {
  await goToCheckout(page)
  await pay(page)
  await page.locator('main a[href$="#subscription"]').waitFor()
  await untilAllIsTold(page)
}

/** Tells the local Stripe what to do, as nobody can tell the real one. */
export async function control(page: Page, server: TestServer, path: string, data: object) {
  const url = `${server.url}/local/stripe/control/${path}`
  const answer = await page.request.post(url, { data, headers: { Origin: server.url } })
  if (!answer.ok()) throw new Error(`The local Stripe said ${answer.status()}`)
}

/** What the local Stripe keeps: its rows by kind. */
export async function lookAtStripe(page: Page): Promise<Record<string, Record<string, unknown>[]>> {
  return (await page.request.get('/local/stripe/control')).json()
}

/** No webhook is under way any more. */
async function untilAllIsTold(page: Page): Promise<void> {
  const pending = async () =>
    (await lookAtStripe(page))['events']?.filter(({ isPending }) => isPending).length
  await expect.poll(pending).toBe(0)
}

/** The next so many calls find Stripe away; each is tried twice. */
export async function letStripeFail(page: Page, server: TestServer, calls: number): Promise<void> {
  // A webhook that is under way asks Stripe too, and would use the fault up.
  await untilAllIsTold(page)
  const fault = { kind: 'status', status: 503 }
  await control(page, server, 'faults', { fault, times: calls * 2 })
}

/** Changes an owner's stored subscription, to a state that Stripe takes weeks for. */
export async function setSubscription(server: TestServer, email: string, change: string) {
  await server.database.query(
    `update subscriptions set ${change} where owner_id = (select id from owners where email = $1)`,
    [email],
  )
}

/** Chromium reports each answer that says failure; that it did is what the test looks at. */
export function forgive(complaints: string[], ...statuses: readonly number[]): void {
  const isExpected = (text: string) => statuses.some((one) => text.includes(`status of ${one}`))
  const others = complaints.filter((text) => !isExpected(text))
  complaints.splice(0, complaints.length, ...others)
}
