import { afterAll, describe, expect, test } from 'vitest'
import { WebhookReceiver } from '../../../tests/webhook-receiver.ts'
import { isPrivateHost } from './public-address.ts'
import { sendWebhook } from './send.ts'

const receiver = await new WebhookReceiver().start()
afterAll(() => receiver.stop())

const message = (url: string) => ({ id: 'm', webhookId: 'w', url, body: '{}' })
const send = (url: string, isLocal: boolean, timeoutMs = 10_000) =>
  sendWebhook(message(url), { appSecret: 'secret', isLocal, timeoutMs })

describe('a message', () => {
  test.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://0.0.0.0',
    'https://10.0.0.1',
    'https://172.16.0.1',
    'https://192.168.1.1',
    'https://169.254.169.254',
    'https://100.64.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[fd00::1]',
    'https://[fe80::1]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
  ])('is not sent to %s', async (url) => {
    expect(isPrivateHost(new URL(url))).toBe(true)
    expect(await send(url, false)).toEqual({ status: null, error: 'PRIVATE_ADDRESS' })
  })

  test('is not sent without encryption, nor to a name that resolves to this machine', async () => {
    const { port } = new URL(receiver.url('/'))
    expect(await send('http://chefin.example', false)).toMatchObject({ error: 'PRIVATE_ADDRESS' })
    expect(await send(`https://localhost:${port}`, false)).toMatchObject({
      error: 'PRIVATE_ADDRESS',
    })
    expect(receiver.received).toEqual([])
  })

  test('is delivered as soon as the head of the response is there, however slow its body', async () => {
    receiver.answer = (response) => response.writeHead(200).flushHeaders()
    expect(await send(receiver.url('/slow'), true)).toEqual({ status: 200, error: null })
  })

  test('fails if there is no response in time', async () => {
    receiver.answer = () => undefined
    expect(await send(receiver.url('/never'), true, 50)).toEqual({
      status: null,
      error: 'TIMEOUT',
    })
  })

  test('fails if nobody listens', async () => {
    const closed = await new WebhookReceiver().start()
    const url = closed.url('/')
    await closed.stop()
    expect(await send(url, true)).toEqual({ status: null, error: 'ECONNREFUSED' })
  })
})
