import { timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { stepSeconds, type MatchStep } from '#app/domain/second-factor/app.ts'
import { authSecret } from '../index.server.ts'

// 148 random bits; 40 characters in base32.
const secretLength = 25
const digits = 6

/** Creates the secret of an authenticator app, encrypted with APP_SECRET. */
export function createAppSecret(): Promise<string> {
  return symmetricEncrypt({ key: authSecret(), data: generateRandomString(secretLength) })
}

/**
 * Describes an app's secret to the app: the URI of its QR code, and the secret in base32 for typing.
 * @param secret encrypted
 * @returns undefined if APP_SECRET has changed since the secret was encrypted
 */
export async function describeAppSecret(secret: string, email: string) {
  const key = await decrypt(secret)
  if (key === undefined) return undefined
  const uri = createOTP(key, { digits, period: stepSeconds }).url('Chefin', email)
  return { uri, text: base32.encode(key, { padding: false }) }
}

/** Returns a function that finds the step of a code: the current one, the last, or the next. */
export function matchAppCode(code: string): MatchStep {
  return async (secret, now) => {
    const key = await decrypt(secret)
    return key === undefined ? undefined : findStep(key, code, now)
  }
}

/** Finds the step of a code; codes are compared in constant time. */
export async function findStep(
  key: string,
  code: string,
  now: number,
): Promise<number | undefined> {
  const { hotp } = createOTP(key, { digits })
  let found: number | undefined
  for (const step of [now - 1, now, now + 1]) {
    if (isEqual(await hotp(step), code)) found = step
  }
  return found
}

function isEqual(expected: string, actual: string): boolean {
  const left = Buffer.from(expected)
  const right = Buffer.from(actual)
  return left.length === right.length && timingSafeEqual(left, right)
}

async function decrypt(secret: string): Promise<string | undefined> {
  try {
    return await symmetricDecrypt({ key: authSecret(), data: secret })
  } catch {
    return undefined
  }
}
