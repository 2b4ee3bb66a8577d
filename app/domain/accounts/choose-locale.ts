import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../actor.ts'

/** Stores the language of an owner's emails. */
export async function chooseLocale(member: Member, locale: Locale): Promise<void> {
  await asOwner(member, (transaction) =>
    transaction.update(owners).set({ locale }).where(eq(owners.id, member.ownerId)),
  )
}
