import { describe, expect, test } from 'vitest'
import { signWebhook } from '#simulators/stripe/signature.ts'
import { startTime, webhookSecret } from '../../../tests/local-stripe.ts'
import { verifyWebhook } from './verify-webhook.ts'

const eventOf = (object: object) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'made.up',
    created: startTime,
    data: { object },
  })

const body = eventOf({ id: 'sub_1', object: 'subscription', customer: 'cus_1' })
const now = new Date(startTime * 1000)
const read = (text: string, header: string | null) =>
  verifyWebhook(text, header, { secret: webhookSecret, now })

const reasonOf = (text: string, header: string | null): unknown => {
  try {
    read(text, header)
  } catch (error) {
    return error
  }
  return undefined
}

test.each([0, 299, 300, -299, -300])('accepts a signature of %i s ago', (age) => {
  expect(read(body, signWebhook(body, webhookSecret, startTime - age))).toEqual({
    id: 'evt_1',
    type: 'made.up',
    subscriptionId: 'sub_1',
    checkoutId: undefined,
  })
})

const good = signWebhook(body, webhookSecret, startTime)
test.each([
  ['no signature', body, null, 'signature'],
  ['an empty signature', body, '', 'signature'],
  ['another secret', body, signWebhook(body, 'whsec_other', startTime), 'signature'],
  ['a changed body', body.replace('cus_1', 'cus_2'), good, 'signature'],
  ['the same JSON with different whitespace', `${body} `, good, 'signature'],
  ['a changed timestamp', body, good.replace(/t=\d+/, `t=${startTime - 1}`), 'signature'],
  ['a second timestamp', body, `${good},t=${startTime + 999}`, 'signature'],
  ['no timestamp', body, good.replace(/t=\d+,/, ''), 'signature'],
  ['a timestamp that is not a number', body, good.replace(/t=\d+/, 't=soon'), 'signature'],
  ['an old scheme', body, good.replace('v1=', 'v0='), 'signature'],
  ['a timestamp 301 s old', body, signWebhook(body, webhookSecret, startTime - 301), 'too_old'],
  [
    'a timestamp 301 s ahead',
    body,
    signWebhook(body, webhookSecret, startTime + 301),
    'from_the_future',
  ],
  [
    'a timestamp years ahead',
    body,
    signWebhook(body, webhookSecret, startTime * 2),
    'from_the_future',
  ],
  ['a body that is not JSON', '{', signWebhook('{', webhookSecret, startTime), 'unreadable'],
  ['JSON that is not an event', '{}', signWebhook('{}', webhookSecret, startTime), 'unreadable'],
])('rejects %s', (_, text, header, reason) => {
  expect(reasonOf(text, header)).toMatchObject({ name: 'WebhookRefusedError', reason })
})

describe('the ids are read from', () => {
  const ids = { subscriptionId: 'sub_1' }
  test.each([
    [
      'a checkout',
      { id: 'cs_1', object: 'checkout.session', customer: 'cus_1', subscription: 'sub_1' },
      { ...ids, checkoutId: 'cs_1' },
    ],
    [
      'an invoice',
      {
        id: 'in_1',
        object: 'invoice',
        customer: { id: 'cus_1' },
        parent: { subscription_details: { subscription: 'sub_1' } },
      },
      ids,
    ],
    ['a customer', { id: 'cus_1', object: 'customer' }, { subscriptionId: undefined }],
    ['something else', { object: 'balance' }, {}],
  ])('%s', (_, object, expected) => {
    const text = eventOf(object)
    expect(read(text, signWebhook(text, webhookSecret, startTime))).toMatchObject(expected)
  })
})
