import { describe, expect, inject, test } from 'vitest'
import { trialDays } from '#app/domain/plans.ts'
import { countAttempts } from '../count-attempts.ts'
import { Owner } from '../owner.ts'
import { withServer, type TestServer } from '../server.ts'
import { sharedServer } from '../shared-server.ts'

const account = '/dashboard/account'

const server = await sharedServer()

const buy = (owner: Owner) => owner.post(account, { intent: 'checkout', planId: 'basic' })
const createOwner = () => new Owner(server).create(server.database)
/** Reads the local Stripe's state without its clock. */
async function stripeRows(): Promise<unknown> {
  // Earlier events may still be on their way.
  const {
    now: _,
    events: __,
    ...rows
  } = JSON.parse((await new Owner(server).get('/local/stripe/control')).body)
  return rows
}

describe('a checkout', () => {
  test('redirects a browser without scripts to Stripe, repeatedly to the same checkout', async () => {
    const owner = await createOwner()
    const response = await buy(owner)
    expect(response.status).toBe(303)
    expect(response.location).toMatch(/\/local\/stripe\/\S+/)
    expect((await buy(owner)).location).toBe(response.location)
  })

  test('is rejected for a hidden, unknown or missing plan', async () => {
    const owner = await createOwner()
    for (const planId of ['starter', 'gold', '\0', '__proto__']) {
      const response = await owner.post(account, { intent: 'checkout', planId })
      expect(response.status).toBe(404)
      expect(response.body).toContain('This plan is not available.')
    }
    expect((await owner.post(account, { intent: 'checkout' })).status).toBe(422)
  })

  test('is limited to thirty per hour and owner', async () => {
    const owner = await createOwner()
    const attempt = () => buy(owner)
    expect((await countAttempts(server.database, 'billing_calls', 29, attempt)).status).toBe(303)
    expect((await buy(owner)).status).toBe(303)
    const response = await buy(owner)
    expect(response.status).toBe(429)
    expect(response.headers['retry-after']).toMatch(/^\d+$/)
    const choice = { subscriptionId: 'sub_x' }
    for (const intent of ['cancel', 'resume', 'portal']) {
      expect((await owner.post(account, { intent, ...choice })).status).toBe(429)
    }
    expect((await buy(await createOwner())).status).toBe(303)
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
  const owner = await createOwner()
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
  const owner = await createOwner()
  await server.database.query(
    `insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at,
       current_period_end, ai_message_limit)
     select id, id::text, 'active', 'Basic', now(), now() + interval '1 month', 5000
     from owners where email = $1`,
    [owner.email],
  )
  for (const [used, percent, colour] of [
    [3500, '70', 'green'],
    [3501, '70', 'yellow'],
    [4500, '90', 'yellow'],
    [4501, '90', 'red'],
    [9000, '100', 'red'],
  ] as const) {
    await server.database.query(
      `update subscriptions set ai_message_used = $1
       where owner_id = (select id from owners where email = $2)`,
      [used, owner.email],
    )
    const [bar] = /<div role="progressbar"[^>]*>/.exec((await owner.get(account)).body) ?? []
    expect(bar).toContain(`aria-valuenow="${percent}"`)
    expect(bar).toContain(`data-colour="${colour}"`)
    expect(bar).toContain(`aria-valuetext="${used.toLocaleString('en')} / 5,000"`)
  }
})

/** Returns the text of the account page's card about the subscription. */
async function readCard(owner: Owner): Promise<string> {
  const { body } = await owner.get(account)
  const card = body.slice(body.indexOf('id="subscription"'), body.indexOf('id="plans"'))
  return card.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, ' ')
}

test('each state of a subscription has its texts, on the home page too', async () => {
  const owner = await createOwner()
  const chatClosed = 'The chat is closed for your guests'
  expect((await owner.get('/dashboard')).body).toContain(chatClosed)
  const pathOf = (location = '') => location.replace(server.url, '')
  const { location: checkout } = await buy(owner)
  const { location: result } = await owner.post(pathOf(checkout), { card: 'works' })
  expect((await owner.get(pathOf(result))).status).toBe(200)
  const pending = async () => {
    const { events } = JSON.parse((await owner.get('/local/stripe/control')).body)
    return events.filter(({ isPending }: { isPending: boolean }) => isPending)
  }
  await expect.poll(pending).toEqual([])
  // Each state starts from the previous one.
  for (const [change, texts, home] of [
    [
      `ai_message_used = 3500, trial_end = null, stripe_status = 'active',
       current_period_end = '2026-12-31T22:30:00Z'`,
      ['Active', '3,500 / 5,000', 'Renews on', 'January 1, 2027'],
    ],
    ['ai_message_used = 5000', ['each extra AI message costs £0.01']],
    ['ai_message_used = 5230, overage_used = 230', ['230 × £0.01 = £2.30']],
    [
      'cancel_at_period_end = true',
      ['Canceled', 'You keep access until January 1, 2027.', 'Access until'],
    ],
    [
      `cancel_at_period_end = false, stripe_status = 'past_due'`,
      ['Payment failed', 'Please check your card.', 'Update your card'],
      'Payment failed',
    ],
    [
      `stripe_status = 'unpaid', status = 'canceled'`,
      ['Payment failed', 'It reopens once the open invoice is paid.'],
      'Payment failed',
    ],
    [`stripe_status = 'paused'`, ['On hold', 'Add a card'], 'On hold'],
    [`stripe_status = 'incomplete'`, ['Not paid', 'See the plans'], chatClosed],
    [
      `stripe_status = 'canceled', ended_at = '2026-12-01T22:30:00Z'`,
      ['Ended on', 'December 2, 2026', 'See the plans'],
      chatClosed,
    ],
  ] as const) {
    await server.database.query(
      `update subscriptions set ${change}
       where owner_id = (select id from owners where email = $1)`,
      [owner.email],
    )
    const card = await readCard(owner)
    for (const text of texts) expect(card).toContain(text)
    const { body } = await owner.get('/dashboard')
    if (home) expect(body).toContain(home)
    else expect(body).not.toContain(chatClosed)
  }
})

test('a granted subscription is shown as a gift and cannot be canceled', async () => {
  const demo = new Owner(server, 'demo@chefin.example')
  await demo.login({ password: 'chefin-demo' })
  demo.cookies.set('locale', 'en')
  const card = await readCard(demo)
  expect(card).toContain('This plan was given to you free of charge')
  expect(card).not.toContain('Cancel subscription')
  const [button] = /<button[^>]*>Current Plan/.exec((await demo.get(account)).body) ?? []
  expect(button).toContain('disabled')
})

test('rejects an unknown payment session', async () => {
  const owner = await createOwner()
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
    for (const words of ['£99.00', `${trialDays} days free trial`, 'Login to Purchase']) {
      expect(body).toContain(words)
    }
    expect(body).toContain('/auth/login?back=%2Fdashboard%2Faccount%23plans')
    expect(body).toContain('/auth/register')
    expect(body).not.toContain('Starter')
    expect(body).not.toContain('price_local')
  })

  test('lets signed-in owners buy there, and shows them their plan', async () => {
    const owner = await createOwner()
    const { body } = await owner.get('/')
    expect(body).not.toContain('Login to Purchase')
    expect(body).toContain('Start free trial')
    const fields = [...body.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"\/>/g)]
    const sentValues = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    expect(body).toMatch(/<form [^>]*action="\/dashboard\/account"/)
    expect(
      (await owner.post(account, { intent: 'checkout', planId: String(sentValues['planId']) }))
        .status,
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
  const policy = async (otherServer: Pick<TestServer, 'url' | 'folder'>) =>
    String((await new Owner(otherServer).get('/auth/login')).headers['content-security-policy'])
  expect(await policy(server)).toContain("form-action 'self';")
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_0',
    STRIPE_WEBHOOK_SECRET: 'whsec_0',
    STRIPE_PRICE_BASIC: 'price_0',
    STRIPE_PRICE_BASIC_OVERAGE: 'price_1',
  }
  await withServer(inject('postgresUrl'), { env }, async (otherServer) => {
    const origins = 'https://checkout.stripe.com https://billing.stripe.com'
    expect(await policy(otherServer)).toContain(`form-action 'self' ${origins};`)
    const visitor = await new Owner(otherServer).get('/')
    expect(visitor.headers['content-security-policy']).toContain("form-action 'self';")
    const owner = await (await new Owner(otherServer).create(otherServer.database)).get('/')
    expect(owner.headers['content-security-policy']).toContain(`form-action 'self' ${origins};`)
  })
})

test('a checkout without a payment provider reports that payments are not set up', async () => {
  const env = { APP_URL: 'http://chefin.example' }
  await withServer(inject('postgresUrl'), { env }, async (otherServer) => {
    const owner = await new Owner(otherServer).create(otherServer.database)
    const response = await buy(owner)
    expect(response.status).toBe(403)
    expect(response.body).toContain('Payments are not set up on this server.')
  })
})
