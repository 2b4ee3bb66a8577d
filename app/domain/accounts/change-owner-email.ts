import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import { Invalid } from '../errors.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'

/**
 * Gives an owner another address, which its mailbox has confirmed.
 * @throws {Invalid} if another owner has confirmed it first
 */
export async function changeOwnerEmail(ownerId: string, email: string): Promise<void> {
  await forgetUnconfirmed(email)
  try {
    await asSystem('a new address was confirmed', (transaction) =>
      transaction
        .update(owners)
        .set({ email, emailVerified: true, updatedAt: new Date() })
        .where(eq(owners.id, ownerId)),
    )
  } catch (error) {
    if (isUniqueViolation(error)) throw new Invalid('link_invalid')
    throw error
  }
}

/** 23505 is unique_violation (Postgres, appendix A). */
function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}
