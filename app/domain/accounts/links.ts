import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { links } from '#app/db/schema/index.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** For how many hours a link of each kind is good. */
export const linkHours = { 'confirm-email': 24, 'change-email': 24, 'reset-password': 1 }
export type LinkKind = keyof typeof linkHours

/** Whom a link belongs to, and the new address where it is to change it. */
export interface Link {
  readonly ownerId: string
  readonly newEmail: string | null
}

const columns = { ownerId: links.ownerId, newEmail: links.newEmail }

/**
 * Makes a link that works once. Only its hash is kept.
 * @param transaction of the system actor
 * @returns the token for the link
 */
export async function issueLink(
  transaction: Transaction,
  kind: LinkKind,
  ownerId: string,
  newEmail?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = secondsFromNow(linkHours[kind] * 3_600)
  await transaction
    .insert(links)
    .values({ kind, ownerId, newEmail, expiresAt, tokenHash: hashOf(token) })
  return token
}

/** What a link is about, if it is still good. It stays so. */
export async function findLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
): Promise<Link | undefined> {
  const [link] = await transaction.select(columns).from(links).where(isGood(kind, token))
  return link
}

/** Uses a link up. Of two at once, one gets undefined; so does one too late. */
export async function spendLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
): Promise<Link | undefined> {
  const [link] = await transaction.delete(links).where(isGood(kind, token)).returning(columns)
  return link
}

/** Makes every link void that was sent to an owner. */
export async function voidLinks(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.delete(links).where(eq(links.ownerId, ownerId))
}

function isGood(kind: LinkKind, token: string) {
  return and(
    eq(links.tokenHash, hashOf(token)),
    eq(links.kind, kind),
    gt(links.expiresAt, sql`now()`),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
