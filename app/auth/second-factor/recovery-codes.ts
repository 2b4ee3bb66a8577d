import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { HashedCodes } from '#app/domain/second-factor/recovery-codes.ts'

// Crockford's base32, without i, l, o and u, which are mistaken for other characters.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codeCount = 10
const codeLength = 16
const groupLength = 4

const derive = promisify<string, string, number, Buffer>(scrypt)

/** Recovery codes as shown to their owner, and what is stored of them. */
export interface NewCodes {
  readonly codes: readonly string[]
  readonly hashed: HashedCodes
}

/** Creates ten recovery codes of 80 random bits each. */
export async function createRecoveryCodes(): Promise<NewCodes> {
  const salt = randomBytes(16).toString('base64url')
  const codes = Array.from({ length: codeCount }, createCode)
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)))
  return { codes, hashed: { salt, hashes } }
}

/** Hashes a recovery code, however its owner typed it, with scrypt. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await derive(normalise(code), salt, 32)).toString('base64url')
}

function createCode(): string {
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length])
  return characters.join('').replaceAll(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-')
}

function normalise(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[iıl]\u0307?/gu, '1')
    .replaceAll('o', '0')
    .replaceAll(/[^0-9a-z]/g, '')
}
