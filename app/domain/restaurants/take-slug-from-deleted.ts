import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { seeDeleted } from '#app/db/see-deleted.ts'
import { restaurants } from '#app/db/schema/index.ts'

/** Takes a slug from a deleted restaurant of the same owner. Other owners' ones keep theirs. */
export async function takeSlugFromDeleted(transaction: Transaction, slug: string): Promise<void> {
  await seeDeleted(transaction, () =>
    transaction
      .update(restaurants)
      .set({ slug: null, formerSlug: slug })
      .where(and(eq(restaurants.slug, slug), isNotNull(restaurants.deletedAt))),
  )
}
