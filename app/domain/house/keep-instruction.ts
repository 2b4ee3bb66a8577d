import { eq } from 'drizzle-orm'
import { restaurants } from '#app/db/schema/index.ts'
import { parseInput } from '../parse-input.ts'
import { lockRestaurant } from '../locks/lock-restaurant.ts'
import { keptInstructionSchema } from './schemas.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

// Far more sentences than instructions contain; the oldest are dropped.
const maxKept = 200

/**
 * Records that the owner wants to keep an instruction, so that it isn't suggested as a house fact
 * again.
 * @param input `{instruction}`, its `sentenceHash`
 * @throws {NotFoundError | InvalidFieldsError}
 */
export async function keepInstruction(
  member: Member,
  restaurantId: string,
  input: unknown,
): Promise<void> {
  const { instruction } = parseInput(keptInstructionSchema, input)
  await asOwner(member, 'editMenus', async (transaction) => {
    const { id, keptInstructions } = await lockRestaurant(transaction, restaurantId)
    const newInstructions = [...new Set([...keptInstructions, instruction])].slice(-maxKept)
    await transaction
      .update(restaurants)
      .set({ keptInstructions: newInstructions })
      .where(eq(restaurants.id, id))
  })
}
