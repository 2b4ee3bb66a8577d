import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Owner } from '../owner.ts'
import { startTestServer, withServer, type TestServer } from '../server.ts'

const account = '/dashboard/account'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'), { env: { TRUSTED_PROXIES: 'loopback' } })
})
afterAll(() => server.stop())

const buy = (owner: Owner) => owner.post(account, { intent: 'checkout', planId: 'basic' })
const joinOwner = () => new Owner(server).join()
/** Reads the local Stripe's state without its clock. */
async function stripeRows(): Promise<unknown> {
  const { now: _, ...rows } = JSON.parse(
    (await new Owner(server).get('/local/stripe/control')).body,
  )
  return rows
}

describe('a checkout', () => {
  test('redirects a browser without scripts to Stripe, repeatedly to the same checkout', async () => {
    const owner = await joinOwner()
    const response = await buy(owner)
    expect(response.status).toBe(303)
    expect(response.location).toMatch(/\/local\/stripe\/\S+/)
    expect((await buy(owner)).location).toBe(response.location)
  })

  test('is rejected for a hidden, unknown or missing plan', async () => {
    const owner = await joinOwner()
    for (const planId of ['starter', 'gold', '\0', '__proto__']) {
      const response = await owner.post(account, { intent: 'checkout', planId })
      expect(response.status).toBe(404)
      expect(response.body).toContain('This plan is not available.')
    }
    expect((await owner.post(account, { intent: 'checkout' })).status).toBe(422)
  })

  test('is limited to thirty per hour and owner', async () => {
    const owner = await joinOwner()
    for (let time = 0; time < 30; time++) expect((await buy(owner)).status).toBe(303)
    const response = await buy(owner)
    expect(response.status).toBe(429)
    expect(response.headers['retry-after']).toMatch(/^\d+$/)
    const choice = { subscriptionId: 'sub_x' }
    for (const intent of ['cancel', 'resume', 'portal']) {
      expect((await owner.post(account, { intent, ...choice })).status).toBe(429)
    }
    expect((await buy(await joinOwner())).status).toBe(303)
  })

  test('requires a session', async () => {
    const stranger = new Owner(server)
    expect((await buy(stranger)).status).toBe(401)
    expect((await stranger.get('/dashboard/paymentResult?session_id=cs_x')).location).toBe(
      '/auth/login?back=%2Fdashboard%2FpaymentResult%3Fsession_id%3Dcs_x',
    )
  })
})

test('an unknown or invalid subscription id cancels nothing', async () => {
  const owner = await joinOwner()
  const before = await stripeRows()
  for (const intent of ['cancel', 'resume']) {
    const response = await owner.post(account, { intent, subscriptionId: 'sub_nobody' })
    expect(response.status).toBe(404)
    expect(response.body).toContain('This subscription doesn’t exist.')
    const invalid = await owner.post(account, { intent, subscriptionId: '../\0' })
    expect(invalid.status).toBe(422)
  }
  expect((await owner.post(account, { intent: 'portal' })).status).toBe(404)
  expect(await stripeRows()).toEqual(before)
})

test('the usage bar is green up to 70 percent, yellow up to 90, red above', async () => {
  const demo = new Owner(server, 'demo@chefin.example')
  await demo.login({ password: 'chefin-demo' })
  demo.cookies.set('locale', 'en')
  for (const [used, percent, colour] of [
    [3500, '70', 'green'],
    [3501, '70', 'yellow'],
    [4500, '90', 'yellow'],
    [4501, '90', 'red'],
    [9000, '100', 'red'],
  ] as const) {
    await server.database.query(
      `update subscriptions set ai_message_used = $1, ai_message_limit = 5000
       where owner_id = (select owner_id from samples)`,
      [used],
    )
    const [bar] = /<div role="progressbar"[^>]*>/.exec((await demo.get(account)).body) ?? []
    expect(bar).toContain(`aria-valuenow="${percent}"`)
    expect(bar).toContain(`data-colour="${colour}"`)
    expect(bar).toContain(`aria-valuetext="${used.toLocaleString('en')} / 5,000"`)
  }
})

test('rejects an unknown payment session', async () => {
  const owner = await joinOwner()
  for (const id of ['cs_test_1', '%00', '%F0%9F%8D%9E', 'x'.repeat(5_000)]) {
    const path = `/dashboard/paymentResult?session_id=${id}`
    expect((await owner.get(path)).status).toBe(404)
    expect((await owner.post(path, { intent: 'verify' })).status).toBe(404)
  }
})

describe('the landing page', () => {
  test('shows visitors the plan for sale, but not the hidden one', async () => {
    const { status, body } = await new Owner(server).get('/')
    expect(status).toBe(200)
    for (const words of ['£99.00', '14 days free trial', 'Login to Purchase']) {
      expect(body).toContain(words)
    }
    expect(body).toContain('/auth/login?back=%2Fdashboard%2Faccount%23plans')
    expect(body).toContain('/auth/register')
    expect(body).not.toContain('Starter')
    expect(body).not.toContain('price_local')
  })

  test('lets signed-in owners buy there, and shows them their plan', async () => {
    const owner = await joinOwner()
    const { body } = await owner.get('/')
    expect(body).not.toContain('Login to Purchase')
    expect(body).toContain('Start free trial')
    const fields = [...body.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"\/>/g)]
    const sent = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    expect(body).toMatch(/<form [^>]*action="\/dashboard\/account"/)
    expect(
      (await owner.post(account, { intent: 'checkout', planId: String(sent['planId']) })).status,
    ).toBe(303)

    const subscriber = new Owner(server, 'demo@chefin.example')
    await subscriber.login({ password: 'chefin-demo' })
    const page = (await subscriber.get('/?lang=en')).body
    expect(page).toContain('Current Plan')
    expect(page).toContain('Go to your plans')
    expect(page).not.toContain('Start free trial')
  })
})

test('forms may redirect to Stripe’s pages only if the real Stripe is configured', async () => {
  const policy = async (place: TestServer) =>
    String((await new Owner(place).get('/auth/login')).headers['content-security-policy'])
  expect(await policy(server)).toContain("form-action 'self';")
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_0',
    STRIPE_WEBHOOK_SECRET: 'whsec_0',
    STRIPE_PRICE_BASIC: 'price_0',
    STRIPE_PRICE_BASIC_OVERAGE: 'price_1',
  }
  await withServer(inject('postgresUrl'), { env }, async (place) => {
    const origins = 'https://checkout.stripe.com https://billing.stripe.com'
    expect(await policy(place)).toContain(`form-action 'self' ${origins};`)
    const visitor = await new Owner(place).get('/')
    expect(visitor.headers['content-security-policy']).toContain("form-action 'self';")
    const owner = await (await new Owner(place).join()).get('/')
    expect(owner.headers['content-security-policy']).toContain(`form-action 'self' ${origins};`)
  })
})

test('a checkout without a payment provider reports that payments are not set up', async () => {
  const env = { APP_URL: 'http://chefin.example' }
  await withServer(inject('postgresUrl'), { env }, async (place) => {
    const owner = await new Owner(place).join()
    const response = await buy(owner)
    expect(response.status).toBe(403)
    expect(response.body).toContain('Payments are not set up on this server.')
  })
})
