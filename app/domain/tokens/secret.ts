import { createHash, randomBytes } from 'node:crypto'

const prefixLength = 8

/** A new token: what its owner sees once, and what is stored of it. */
export interface NewSecret {
  readonly secret: string
  readonly tokenHash: string
  /** The beginning, by which people recognise it. */
  readonly prefix: string
}

/** Creates a token of 256 random bits. */
export function newSecret(): NewSecret {
  const secret = `chf_${randomBytes(32).toString('base64url')}`
  return { secret, tokenHash: hashSecret(secret), prefix: secret.slice(0, prefixLength) }
}

/**
 * Returns what is stored of a token. A fast hash without a salt is enough: nobody can try 2^256
 * tokens. Rows are found by the hash, so how long the search takes says nothing about a token.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** Whether a text can be a token. */
export const isSecret = (text: string): boolean => /^chf_[\w-]{43}$/.test(text)
