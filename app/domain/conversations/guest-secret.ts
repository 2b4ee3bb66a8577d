import { createHash, randomBytes } from 'node:crypto'

// Secrets without this prefix were derived from the key of a guest's first question, and account
// exports contained that key (decision 038). They are rejected. Because the prefix is part of the
// hashed value, no new secret can match a row stored for an old one.
const version = '2.'
const secretPattern = /^2\.[A-Za-z0-9_-]{43}$/

/** Creates a secret of 256 random bits for a guest's cookie; its holder owns the conversations. */
export function newGuestSecret(): string {
  return `${version}${randomBytes(32).toString('base64url')}`
}

/** Whether a cookie's value has the format of our secrets. */
export function isGuestSecret(text: string | undefined): text is string {
  return text !== undefined && secretPattern.test(text)
}

/**
 * Hashes a secret for storage. The hash differs per restaurant, so that rows don't reveal that a
 * guest visited two restaurants.
 */
export function hashGuestSecret(secret: string, restaurantId: string): string {
  return createHash('sha256').update(`${restaurantId}:${secret}`).digest('base64url')
}
