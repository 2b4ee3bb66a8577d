import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  consumeChallenge,
  saveChallenge,
  challengeSeconds,
  type ChallengeUse,
} from '#app/domain/second-factor/challenges.ts'
import {
  findPasskey,
  findPublicKeys,
  recordPasskeyUse,
  type StoredPasskey,
} from '#app/domain/second-factor/passkeys.ts'
import { InvalidInputError } from '#app/domain/errors.ts'
import type { SignedInOwner } from '../find-session.ts'
import { parseAssertion, parseAttestation } from './passkey-answers.ts'

/*
 * Passkeys. The user is always verified (fingerprint, face, PIN), so a passkey counts as both
 * factors. Nothing about the authenticator's make is asked for.
 */

const timeout = challengeSeconds * 1_000

/** Whether browsers accept passkeys for this public address: not for one that is an IP address. */
export const offersPasskeys = (appUrl: string): boolean =>
  isIP(new URL(appUrl).hostname.replace(/^\[(.*)\]$/, '$1')) === 0

/** Creates the options with which a browser creates a passkey for an owner. */
export async function offerRegistration(appUrl: string, owner: SignedInOwner, sessionId: string) {
  const options = await generateRegistrationOptions({
    rpName: 'Chefin',
    rpID: new URL(appUrl).hostname,
    userName: owner.email,
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: (await findPublicKeys(owner.id)).map(asDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout,
  })
  await saveChallenge(options.challenge, { purpose: 'register', subject: sessionId })
  return options
}

/**
 * Creates the options with which a browser signs with a passkey.
 * @param ownerId whose passkeys to ask for; undefined for those of anyone, at a login
 */
export async function offerAuthentication(
  appUrl: string,
  ownerId: string | undefined,
  use: ChallengeUse,
) {
  const keys = ownerId === undefined ? [] : await findPublicKeys(ownerId)
  const options = await generateAuthenticationOptions({
    rpID: new URL(appUrl).hostname,
    allowCredentials: keys.map(asDescriptor),
    userVerification: 'required',
    timeout,
  })
  await saveChallenge(options.challenge, use)
  return options
}

/**
 * Verifies a browser's new passkey.
 * @param answer the JSON of the browser's answer
 * @throws {InvalidInputError} if it isn't an answer to a challenge of this session
 */
export async function verifyNewPasskey(appUrl: string, answer: string, sessionId: string) {
  const use: ChallengeUse = { purpose: 'register', subject: sessionId }
  const response = parseAttestation(answer)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(challenge, use),
    ...expectedSite(appUrl),
    requireUserVerification: true,
  }).catch(refuseAs('passkey_not_added'))
  if (!registrationInfo) throw new InvalidInputError('passkey_not_added')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  }
}

/**
 * Verifies a signature of a passkey.
 * @param answer the JSON of the browser's answer
 * @param ownerId whose passkey it must be; undefined for that of anyone, at a login
 * @returns the passkey's owner
 * @throws {InvalidInputError} if it isn't an answer to a challenge for this use
 */
export async function verifyPasskey(
  appUrl: string,
  answer: string,
  ownerId: string | undefined,
  use: ChallengeUse,
): Promise<string> {
  const response = parseAssertion(answer)
  const passkey = await findPasskey(response.id)
  const isTheirs = ownerId === undefined || passkey?.ownerId === ownerId
  if (!passkey || !isTheirs) throw new InvalidInputError('passkey_failed')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(challenge, use),
    ...expectedSite(appUrl),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuseAs('passkey_failed'))
  const { newCounter } = authenticationInfo
  if (!verified || !(await recordPasskeyUse(passkey.credentialId, newCounter)))
    throw new InvalidInputError('passkey_failed')
  return passkey.ownerId
}

const asDescriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports,
})

const expectedSite = (appUrl: string) => ({
  expectedOrigin: new URL(appUrl).origin,
  expectedRPID: new URL(appUrl).hostname,
})

// The library throws plain errors for answers that it refuses; those of the database have a code.
const refuseAs =
  (messageKey: string) =>
  (error: unknown): never => {
    const isRefusal = error instanceof Error && !('code' in error) && error.cause === undefined
    throw isRefusal ? new InvalidInputError(messageKey) : error
  }
