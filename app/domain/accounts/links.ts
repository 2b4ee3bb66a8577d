import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { links } from '#app/db/schema/index.ts'
import { secondsFromNow } from '../outbox/seconds-from-now.ts'

/** How many hours a link of each kind is valid. */
export const linkValidityHours = {
  'confirm-email': 24,
  'change-email': 24,
  'reset-password': 1,
  'hand-over': 24,
}
export type LinkKind = keyof typeof linkValidityHours

/** The owner of a link, and the new address for `change-email` and `hand-over`. */
export interface Link {
  readonly ownerId: string
  readonly newEmail: string | null
}

/* All functions here need a transaction of the system actor. */

const columns = { ownerId: links.ownerId, newEmail: links.newEmail }

/**
 * Creates a single-use link. Only a hash of its token is stored.
 * @returns the token for the link
 */
export async function issueLink(
  transaction: Transaction,
  kind: LinkKind,
  ownerId: string,
  newEmail?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = secondsFromNow(linkValidityHours[kind] * 3_600)
  await transaction
    .insert(links)
    .values({ kind, ownerId, newEmail, expiresAt, tokenHash: hashOf(token) })
  return token
}

/** Finds a valid link without using it up. */
export async function findLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
): Promise<Link | undefined> {
  const [link] = await transaction.select(columns).from(links).where(matchesValidLink(kind, token))
  return link
}

/**
 * Uses up a link.
 * @returns undefined if it has expired or has already been used, including by a concurrent request
 */
export async function consumeLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
): Promise<Link | undefined> {
  const [link] = await transaction
    .delete(links)
    .where(matchesValidLink(kind, token))
    .returning(columns)
  return link
}

/** Revokes all links of an owner. */
export async function revokeLinks(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.delete(links).where(eq(links.ownerId, ownerId))
}

function matchesValidLink(kind: LinkKind, token: string) {
  return and(
    eq(links.tokenHash, hashOf(token)),
    eq(links.kind, kind),
    gt(links.expiresAt, sql`now()`),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
