import { dishes } from '#app/db/schema/index.ts'
import { assertRoomForText, textLength } from '../caps.ts'
import { inSlices } from '../in-slices.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'
import type { Dish } from '../locks/lock-dish.ts'
import { lockDishes } from '../locks/lock-dishes.ts'
import { invalidField, parseInput } from '../parse-input.ts'
import type { SelectionResult } from './selection-result.ts'
import { changeTags } from './change-dish.ts'
import { withoutEntries } from '../parse-list.ts'
import { readInPages } from './read-dishes.ts'
import { maxTags, tagsSchema } from './schemas.ts'

/** The result of a change of tags. */
export interface TagResult extends SelectionResult {
  /** The number of dishes with statements that are now void. */
  readonly voided: number
  readonly tags: readonly string[]
}

/**
 * Adds tags to dishes.
 * @param input `{tags}`, separated as in a dish's form
 * @throws {InvalidFieldsError} if a dish, which the message names, has no room, or if all dishes
 *   have these tags already
 * @throws {NotFoundError | LimitReachedError}
 */
export function addTags(
  member: Member,
  menuId: string,
  selected: readonly string[],
  input: unknown,
): Promise<TagResult> {
  return changeSelected(
    { member, menuId, selected, input, unchangedKey: 'tags_present' },
    (dish, added) => {
      const tags = [...dish.tags, ...withoutEntries(added, dish.tags)]
      if (tags.length > Math.max(maxTags, dish.tags.length))
        throw invalidField('tags', 'tags_full', { name: dish.name, max: maxTags })
      return tags
    },
  )
}

/**
 * Removes tags from dishes, however they are capitalised.
 * @param input `{tags}`, separated as in a dish's form
 * @throws {InvalidFieldsError} if no dish has any of them
 * @throws {NotFoundError}
 */
export function removeTags(
  member: Member,
  menuId: string,
  selected: readonly string[],
  input: unknown,
): Promise<TagResult> {
  return changeSelected(
    { member, menuId, selected, input, unchangedKey: 'tags_absent' },
    (dish, removed) => withoutEntries(dish.tags, removed),
  )
}

interface TagRequest {
  readonly member: Member
  readonly menuId: string
  readonly selected: readonly string[]
  readonly input: unknown
  /** The message if no dish's tags change. */
  readonly unchangedKey: string
}

async function changeSelected(
  { member, menuId, selected, input, unchangedKey }: TagRequest,
  newTags: (dish: Dish, tags: readonly string[]) => readonly string[],
): Promise<TagResult> {
  const { tags } = parseInput(tagsSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const { menu, missing, condition } = await lockDishes(transaction, menuId, selected)
    const locked = await readInPages(transaction, condition, (onPage) =>
      transaction.select().from(dishes).where(onPage),
    )
    const all = await inSlices(locked, (dish) => ({ dish, tags: newTags(dish, tags) }))
    const changes = all.filter((change) => change.tags.length !== change.dish.tags.length)
    if (changes.length === 0) throw invalidField('tags', unchangedKey)
    const addedLength = changes.reduce(
      (sum, change) =>
        sum + textLength({ ...change.dish, tags: change.tags }) - textLength(change.dish),
      0,
    )
    await assertRoomForText(transaction, menu.id, addedLength)
    const voided = await changeTags(transaction, menu.id, changes)
    return { count: changes.length, missing, voided, tags }
  })
}
