import { eq } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Member } from '../actor.ts'

/** Stores the language of a person's emails. */
export async function chooseLocale({ accountId }: Member, locale: Locale): Promise<void> {
  await asSystem('a person chooses a language', (transaction) =>
    transaction.update(owners).set({ locale }).where(eq(owners.id, accountId)),
  )
}
