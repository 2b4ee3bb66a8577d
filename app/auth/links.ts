import { randomBytes } from 'node:crypto'
import { like } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { verifications } from '#app/db/schema/index.ts'
import { openedAuth } from './index.server.ts'

/** What a link in a mail is good for, and how long. Better Auth spends `reset-password` itself. */
export const linkHours = { 'confirm-email': 24, 'change-email': 24, 'reset-password': 1 }
export type LinkKind = keyof typeof linkHours

// 32 bytes as base64url.
const tokenForm = /^[\w-]{43}$/

/** Whom a link belongs to, and the new address where it is to change it. */
export interface Link {
  readonly ownerId: string
  readonly about: string
}

/**
 * Makes a link that works once. Only its hash is kept.
 * @param about the new address, where the link is to change it
 * @returns the token for the link
 */
export async function issueLink(kind: LinkKind, ownerId: string, about = ''): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await openedAuth().$context
  await internalAdapter.createVerificationValue({
    identifier: `${kind}:${token}`,
    value: `${ownerId}${about && ` ${about}`}`,
    expiresAt: new Date(Date.now() + linkHours[kind] * 3_600_000),
  })
  return token
}

/** What a link is about, if it is still good. It stays so. */
export async function findLink(kind: LinkKind, token: string): Promise<Link | undefined> {
  if (!tokenForm.test(token)) return undefined
  const { internalAdapter } = await openedAuth().$context
  const found = await internalAdapter.findVerificationValue(`${kind}:${token}`)
  return found && found.expiresAt > new Date() ? asLink(found.value) : undefined
}

/** Uses a link up. Of two at once, one gets undefined; so does one too late. */
export async function spendLink(kind: LinkKind, token: string): Promise<Link | undefined> {
  if (!tokenForm.test(token)) return undefined
  const { internalAdapter } = await openedAuth().$context
  const spent = await internalAdapter.consumeVerificationValue(`${kind}:${token}`)
  return spent ? asLink(spent.value) : undefined
}

function asLink(value: string): Link {
  const [ownerId = '', about = ''] = value.split(' ')
  return { ownerId, about }
}

/** Makes every link void that was sent to an owner. */
export async function voidLinks(ownerId: string): Promise<void> {
  await asSystem('links are made void', (transaction) =>
    transaction.delete(verifications).where(like(verifications.value, `${ownerId}%`)),
  )
}
