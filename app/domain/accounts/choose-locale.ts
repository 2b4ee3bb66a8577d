import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Stores the language of an owner's emails. */
export async function chooseLocale(ownerId: string, locale: Locale): Promise<void> {
  await asOwner(ownerId, (transaction) =>
    transaction.update(owners).set({ locale }).where(eq(owners.id, ownerId)),
  )
}
