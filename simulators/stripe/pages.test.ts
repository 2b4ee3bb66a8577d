import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  checkoutInput,
  paymentsOf,
  sdkOf,
  startLocalStripe,
  subscribe,
} from '../../tests/local-stripe.ts'
import type { StripeSimulator } from './index.ts'
import en from './messages/en.json' with { type: 'json' }
import tr from './messages/tr.json' with { type: 'json' }

let simulator: StripeSimulator
beforeEach(async () => {
  simulator = await startLocalStripe()
})
afterEach(() => simulator.stop())

async function viewPage(url: string, language = 'en') {
  const response = await fetch(url, { headers: { 'Accept-Language': language } })
  return { response, text: (await response.text()).replaceAll(/\s+/g, ' ') }
}
const send = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

async function openCheckout(changes: Parameters<typeof checkoutInput>[0] = {}) {
  const input = checkoutInput({ locale: 'en', ...changes })
  const { id, url = '' } = await paymentsOf(simulator).createCheckout(input)
  return { id, url }
}

describe('the checkout', () => {
  test('shows the price, a test banner and a link back', async () => {
    const { url } = await openCheckout({ trialDays: 14 })
    const { text, response } = await viewPage(url)
    expect(text).toContain('Test payment')
    expect(text).toContain('14 days free, then £99.00 per month')
    expect(text).toContain('£0.01 for each message past the limit')
    expect(text).toContain('ayse@lokanta.example')
    expect(text).toContain('href="https://chefin.example/dashboard/paymentResult"')
    expect(text).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://chefin.example",
    )
  })

  test('uses Turkish if the session, the URL or the browser does', async () => {
    const { url } = await openCheckout({ locale: 'tr' })
    expect((await viewPage(url)).text).toContain('lang="tr"')
    expect((await viewPage(`${url}?locale=en`)).text).toContain('lang="en"')
    expect((await viewPage(`${url}-none`, 'tr-TR,tr;q=0.9')).text).toContain('Böyle bir sayfa yok')
  })

  test('redirects back with its id after payment, and is closed', async () => {
    const { id, url } = await openCheckout()
    const response = await send(url, { card: 'works', tax_id: ' GB123456789 ' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `https://chefin.example/dashboard/paymentResult?session_id=${id}`,
    )
    expect((await viewPage(url)).response.status).toBe(410)
    await send(url, { card: 'works' })
    expect(simulator.state.subscriptions).toHaveLength(1)
    const session = await sdkOf(simulator).checkout.sessions.retrieve(id)
    expect(session.customer_details?.tax_ids).toMatchObject([{ value: 'GB123456789' }])
  })

  test('reports a declined card and changes nothing', async () => {
    const { url } = await openCheckout()
    const declined = await send(url, { card: 'declined' })
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain('role="alert"')
    expect(simulator.state).toMatchObject({ customers: [], subscriptions: [], events: [] })
    expect((await send(url, { card: 'works' })).status).toBe(303)
  })

  test('escapes the owner’s text', async () => {
    const sdk = sdkOf(simulator)
    const { id: customerId } = await sdk.customers.create({ email: '<script>@x.example' })
    const { url } = await openCheckout({ buyer: { customerId } })
    expect((await viewPage(url)).text).toContain('&lt;script&gt;@x.example')
  })
})

describe('the portal', () => {
  const openPortal = (customerId: string) =>
    paymentsOf(simulator).openPortal({
      customerId,
      returnUrl: 'https://chefin.example/dashboard/account',
      locale: 'en',
    })

  test('cancels and resumes', async () => {
    const { customerId, subscriptionId: subscription } = await subscribe(simulator)
    const url = await openPortal(customerId)
    expect((await send(url, { do: 'cancel', subscription })).status).toBe(303)
    expect((await viewPage(url)).text).toContain('Ends on February 28, 2026')
    await send(url, { do: 'resume', subscription })
    expect((await viewPage(url)).text).toContain('renews on February 28, 2026')
  })

  test('lists invoices and pays the open one with a new card', async () => {
    const { customerId, subscriptionId } = await subscribe(simulator)
    await simulator.setCard(customerId, 'declined')
    await simulator.advance(28 * 86_400)
    const url = await openPortal(customerId)
    expect((await viewPage(url)).text).toContain('<td>Open</td>')
    await send(url, { do: 'card', card: 'works' })
    const { text } = await viewPage(url)
    expect(text).not.toContain('<td>Open</td>')
    expect(text).toContain('£99.00')
    expect(await paymentsOf(simulator).findSubscription(subscriptionId)).toMatchObject({
      status: 'active',
    })
  })

  test('cannot change another customer’s subscription', async () => {
    const { subscriptionId: subscription } = await subscribe(simulator)
    const other = await subscribe(simulator, { buyer: { email: 'b@b.example' } })
    const url = await openPortal(other.customerId)
    expect((await send(url, { do: 'cancel', subscription })).status).toBe(400)
    expect(simulator.state.subscriptions[0]?.cancelAtPeriodEnd).toBe(false)
  })
})

test('a page’s content security policy allows its style', async () => {
  const { url } = await openCheckout()
  const response = await fetch(url)
  const [, style = 'none'] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

test('both languages have the same messages with the same placeholders', () => {
  const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()
  expect(Object.keys(tr)).toEqual(Object.keys(en))
  const turkish = new Map(Object.entries(tr))
  for (const [key, text] of Object.entries(en)) {
    expect(placeholders(turkish.get(key)), key).toEqual(placeholders(text))
  }
})
