import { eq, sql } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { owners } from '#app/db/schema/index.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** An owner as letters need it. */
export interface Addressee {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string
  readonly locale: Locale
}

const columns = {
  id: owners.id,
  email: owners.email,
  emailVerified: owners.emailVerified,
  firstName: owners.firstName,
  locale: owners.locale,
}

/** Who has this e-mail address, in whatever case it is written. */
export async function findOwnerByEmail(email: string): Promise<Addressee | undefined> {
  const [owner] = await asSystem('an address is looked up', (transaction) =>
    transaction
      .select(columns)
      .from(owners)
      .where(sql`lower(${owners.email}) = ${email.toLowerCase()}`),
  )
  return owner
}

/** The owner with this id, whether or not signed in. */
export async function findOwner(ownerId: string): Promise<Addressee | undefined> {
  const [owner] = await asSystem('a link names an owner', (transaction) =>
    transaction.select(columns).from(owners).where(eq(owners.id, ownerId)),
  )
  return owner
}
