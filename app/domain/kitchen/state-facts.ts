import { z } from 'zod'
import type { Member } from '../actor.ts'
import { asOwner } from '../as-owner.ts'
import { changeDish } from '../dishes/change-dish.ts'
import { confirmFacts } from '../dishes/confirm-facts.ts'
import { readStatements } from '../dishes/dish-statements.ts'
import { parseFactChoices } from '../dishes/fact-choices.ts'
import { versionRead } from '../field-schemas.ts'
import { lockDish } from '../locks/lock-dish.ts'
import { parseInput } from '../parse-input.ts'
import { assertUnchanged } from '../row-version.ts'
import { getServing, type ServedDish } from './get-serving.ts'

const versionSchema = z.object({ updatedAt: versionRead })

/**
 * States allergens and diets of a dish, as the dish's form does, and changes nothing else of it.
 * @param input `{updatedAt}`, and the statements; see `parseFactChoices`
 * @throws {ForbiddenError}
 * @throws {NotFoundError} if the restaurant doesn't serve the dish
 * @throws {InvalidFieldsError} with the words that contradict a statement
 * @throws {ConflictError} if the dish has changed since the form was loaded
 */
export async function stateFacts(
  member: Member,
  { dishId, restaurantId }: ServedDish,
  input: unknown,
): Promise<void> {
  await asOwner(member, 'stateFacts', async (transaction) => {
    const { dish } = await lockDish(transaction, dishId)
    await getServing(transaction, dish, restaurantId)
    const { updatedAt } = parseInput(versionSchema, input)
    assertUnchanged(dish.updatedAt, updatedAt)
    const statements = await readStatements(transaction, dish.id)
    // The dish's next version, so that a form that was loaded before doesn't withdraw a statement.
    const next = await changeDish(transaction, dish, {})
    await confirmFacts(transaction, next, parseFactChoices(input), statements, member.name)
  })
}
