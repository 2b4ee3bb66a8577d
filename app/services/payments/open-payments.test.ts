import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentEvent } from '#app/domain/billing/payments.ts'
import { readEnv } from '#app/config/env.server.ts'
import { checkoutInput, listenForWebhooks } from '../../../tests/local-stripe.ts'
import {
  closePayments,
  localStripe,
  openPayments,
  readWebhook,
  billingContext,
} from './index.server.ts'

describe('the settings', () => {
  const real = {
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    STRIPE_PRICE_BASIC: 'price_1',
    STRIPE_PRICE_BASIC_OVERAGE: 'price_2',
  }

  test('are those of the local Stripe without a key', () => {
    expect(readEnv({}).payments).toMatchObject({
      service: 'local',
      meterEventName: 'chefin_ai_message',
      prices: { basic: { priceId: 'price_local_basic' } },
    })
  })

  test('are those of the real Stripe with a key; Starter needs no prices', () => {
    expect(readEnv(real).payments).toEqual({
      service: 'stripe',
      secretKey: 'sk_live_abc',
      webhookSecret: 'whsec_abc',
      meterEventName: 'chefin_ai_message',
      prices: { basic: { priceId: 'price_1', overagePriceId: 'price_2' } },
    })
  })

  test.each([
    ['STRIPE_WEBHOOK_SECRET', { ...real, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_PRICE_BASIC', { ...real, STRIPE_PRICE_BASIC: '' }],
    ['STRIPE_PRICE_BASIC_OVERAGE', { ...real, STRIPE_PRICE_BASIC_OVERAGE: '' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_abc' }],
    ['STRIPE_SECRET_KEY', { ...real, STRIPE_SECRET_KEY: 'pk_live_abc' }],
    ['STRIPE_PRICE_BASIC', { ...real, STRIPE_PRICE_BASIC: 'prod_1' }],
  ])('are rejected with a message that names %s', (name, env) => {
    expect(() => readEnv(env)).toThrow(new RegExp(`^${name} `))
  })
})

describe('without a key', () => {
  const events: PaymentEvent[] = []
  let folder: string
  let hooks: Awaited<ReturnType<typeof listenForWebhooks>>

  beforeEach(async () => {
    events.length = 0
    folder = await mkdtemp(join(tmpdir(), 'chefin-payments-'))
    hooks = await listenForWebhooks(({ body, signature }) => {
      events.push(readWebhook(body, signature, new Date()))
      return 200
    })
    await openPayments({
      settings: readEnv({}).payments,
      appUrl: 'https://chefin.example',
      webhookUrl: hooks.url,
      dataFolder: folder,
      onError: (error) => expect.fail(String(error)),
    })
  })
  afterEach(async () => {
    await closePayments()
    await hooks.stop()
    await rm(folder, { recursive: true })
  })

  test('the local Stripe sells the catalogue, on pages under Chefin’s own address', async () => {
    const { id, url = '' } = await billingContext().payments.createCheckout(
      checkoutInput({
        priceId: 'price_local_basic',
        overagePriceId: 'price_local_basic_overage',
      }),
    )
    expect(url).toBe(`https://chefin.example/local/stripe/checkout/${id}`)
    const page = `http://chefin.example/checkout/${id}`
    const form = new URLSearchParams({ card: 'works' })
    const paid = await localStripe()?.(new Request(page, { method: 'POST', body: form }))
    expect(paid?.status).toBe(303)
    await expect.poll(() => events.map((event) => event.checkoutId)).toContain(id)
  })
})

test('closed payments throw an error that names the missing call', () => {
  expect(() => billingContext()).toThrow('call openPayments() first')
})
