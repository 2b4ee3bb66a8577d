import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { categories } from '#app/db/schema/index.ts'
import { invalidField } from '../parse-input.ts'
import { getCategoryOnMenu } from '../locks/lock-category.ts'

/**
 * Checks that categories nest only one level deep: a parent has no parent itself, and a
 * category with sub-categories gets none. This also rules out cycles.
 * @param category the category that gets the parent; without an id, a new one
 * @throws {NotFoundError} if the parent isn't on the same menu
 * @throws {InvalidFieldsError}
 */
export async function assertParent(
  transaction: Transaction,
  category: { readonly id?: string; readonly menuId: string },
  parentId: string | null,
): Promise<void> {
  if (parentId === null) return
  if (parentId === category.id) throw invalidField('parentId', 'category_own_parent')
  const parent = await getCategoryOnMenu(transaction, category.menuId, parentId)
  if (parent.parentId !== null) throw invalidField('parentId', 'category_parent_is_sub')
  if (category.id === undefined) return
  const children = await transaction.$count(categories, eq(categories.parentId, category.id))
  if (children > 0) throw invalidField('parentId', 'category_has_subs')
}
