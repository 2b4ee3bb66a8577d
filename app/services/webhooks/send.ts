import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { DeliveryOutcome, DueDelivery } from '#app/domain/webhooks/deliver-due.ts'
import { webhookSecret } from '#app/domain/webhooks/secret.ts'
import { failureReason } from '#app/domain/outbox/failure-reason.ts'
import { isPrivateHost, lookupPublic, PrivateAddressError } from './public-address.ts'
import { signatureHeaders } from './sign.ts'

/** How long an attempt may take, until the response's head has arrived. */
const timeoutMs = 10_000

export interface Sending {
  readonly appSecret: string
  /** Whether only this machine reaches Chefin: then its own addresses and http are allowed. */
  readonly isLocal: boolean
  /** In ms; 10,000 if omitted. */
  readonly timeoutMs?: number
}

/**
 * Sends a message to a webhook. Redirects aren't followed, and the response's body isn't read.
 * @returns the outcome, whatever it is
 */
export async function sendWebhook(
  { id, webhookId, url, body }: DueDelivery,
  { appSecret, isLocal, ...options }: Sending,
): Promise<DeliveryOutcome> {
  const target = new URL(url)
  const seconds = Math.floor(Date.now() / 1_000)
  const secret = webhookSecret(appSecret, webhookId)
  const abort = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
  try {
    if (!isLocal && (target.protocol !== 'https:' || isPrivateHost(target))) {
      throw new PrivateAddressError(target.host)
    }
    const { request } = target.protocol === 'https:' ? https : http
    const sent = request(target, {
      method: 'POST',
      agent: false,
      signal: abort,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Chefin-Webhooks/1',
        ...signatureHeaders(secret, { id, body, seconds }),
      },
      ...(!isLocal && { lookup: lookupPublic }),
    })
    sent.end(body)
    const status = await responseStatus(sent)
    return { status, error: status >= 200 && status < 300 ? null : `HTTP ${status}` }
  } catch (error) {
    return { status: null, error: abort.aborted ? 'TIMEOUT' : failureReason(error) }
  }
}

async function responseStatus(sent: http.ClientRequest): Promise<number> {
  const [response]: http.IncomingMessage[] = await once(sent, 'response')
  // Closing the connection later would be an error of the request.
  sent.on('error', () => undefined)
  response?.destroy()
  return response?.statusCode ?? 0
}
