import { invalidField, parseInput } from '#app/domain/parse-input.ts'
import { useAppCode } from '#app/domain/second-factor/app.ts'
import type { ChallengeUse } from '#app/domain/second-factor/challenges.ts'
import {
  codesFromKnown,
  codesFromKnownAndDay,
  codesPerAccount,
  codesPerAccountAndDay,
  recoveryPerAccount,
} from '#app/domain/second-factor/limits.ts'
import { findRecoverySalt, useRecoveryCode } from '#app/domain/second-factor/recovery-codes.ts'
import { appCodeSchema, type FactorForm } from '#app/domain/second-factor/schemas.ts'
import { consumeLimits, resetLimits, type Counter } from '#app/services/limits/index.server.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import { matchAppCode } from './app-codes.ts'
import { verifyPasskey } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'

interface FactorCheck {
  readonly ownerId: string
  readonly appUrl: string
  /** Who asks; each is counted separately, so that a stranger can't use up the owner's guesses. */
  readonly by: 'session' | 'known-browser' | 'stranger'
  /** What a passkey must have signed. */
  readonly use: ChallengeUse
}

/**
 * Checks an account's second factor, and uses it up.
 * @throws {InvalidFieldsError} for a wrong or used code
 * @throws {InvalidInputError} if the passkey was refused
 * @throws {LimitReachedError} after too many wrong codes
 */
export async function checkFactor(
  check: FactorCheck,
  { factorCode, recoveryCode, passkey }: FactorForm,
): Promise<void> {
  if (passkey) await verifyPasskey(check.appUrl, passkey, check.ownerId, check.use)
  else if (recoveryCode) await checkRecoveryCode(check, recoveryCode)
  else await checkAppCode(check, parseInput(appCodeSchema, { factorCode }).factorCode)
}

async function checkAppCode({ ownerId, by }: FactorCheck, code: string): Promise<void> {
  const limits =
    by === 'stranger'
      ? [codesPerAccount, codesPerAccountAndDay]
      : [codesFromKnown, codesFromKnownAndDay]
  const counters = limits.map((limit): Counter => ({ limit, subject: `${by} ${ownerId}` }))
  await consumeLimits(...counters)
  if (!(await useAppCode(ownerId, matchAppCode(code))))
    throw invalidField('factorCode', 'factor_code_wrong')
  await resetLimits(...counters)
}

async function checkRecoveryCode(check: FactorCheck, code: string): Promise<void> {
  const { ownerId, by, appUrl } = check
  const counter = { limit: recoveryPerAccount, subject: `${by} ${ownerId}` }
  await consumeLimits(counter)
  const salt = await findRecoverySalt(ownerId)
  const isUsed =
    salt !== undefined &&
    (await useRecoveryCode(ownerId, await hashRecoveryCode(code, salt), appUrl))
  if (!isUsed) throw invalidField('recoveryCode', 'recovery_code_wrong')
  await resetLimits(counter)
  wakeMailDelivery()
}
