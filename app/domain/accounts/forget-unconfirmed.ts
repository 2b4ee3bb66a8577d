import { and, eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'

/**
 * Takes a registration back that nobody confirmed, before the same address registers anew:
 * whoever holds the mailbox must not confirm somebody else's password. Nothing else belongs
 * to it, as it never signed in.
 */
export async function forgetUnconfirmed(email: string): Promise<void> {
  await asSystem('an address registers anew', (transaction) =>
    transaction
      .delete(owners)
      .where(
        and(sql`lower(${owners.email}) = ${email.toLowerCase()}`, eq(owners.emailVerified, false)),
      ),
  )
}
