import { createHash, createHmac } from 'node:crypto'

const secretForm = /^[A-Za-z0-9_-]{43}$/

/**
 * The secret for the cookie of a guest who has none yet; who holds it holds the guest's
 * conversations. It follows from the key of the guest's first question, so that the same
 * question, sent again because the first reply never arrived, comes from the same guest.
 */
export function newGuestSecret(questionKey: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(`guest ${questionKey}`).digest('base64url')
}

/** Whether a cookie can be one of our secrets. */
export function isGuestSecret(text: string | undefined): text is string {
  return text !== undefined && secretForm.test(text)
}

/**
 * What is stored in the secret's place. It differs from restaurant to restaurant, so that
 * rows do not tell that one guest ate at two places.
 */
export function hashGuestSecret(secret: string, restaurantId: string): string {
  return createHash('sha256').update(`${restaurantId}:${secret}`).digest('base64url')
}
