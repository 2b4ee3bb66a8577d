import { eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { restaurants } from '#app/db/schema/index.ts'
import { parseInput } from '../parse-input.ts'
import { lockRestaurant } from '../restaurants/lock-restaurant.ts'
import { keptInstructionSchema } from './schemas.ts'

// Instructions have far fewer sentences that read like facts; the oldest make room.
const mostKept = 200

/**
 * Remembers that an instruction stays one, so that it is not offered as a house fact again.
 * @param input `{instruction}`, what `sentenceHash` gives for it
 * @throws {NotFound} {InvalidFields}
 */
export async function keepInstruction(
  ownerId: string,
  restaurantId: string,
  input: unknown,
): Promise<void> {
  const { instruction } = parseInput(keptInstructionSchema, input)
  await asOwner(ownerId, async (transaction) => {
    const { id, keptInstructions } = await lockRestaurant(transaction, restaurantId)
    const kept = [...new Set([...keptInstructions, instruction])].slice(-mostKept)
    await transaction
      .update(restaurants)
      .set({ keptInstructions: kept })
      .where(eq(restaurants.id, id))
  })
}
