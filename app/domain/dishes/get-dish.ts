import { deriveState, type DishState } from '../dietary/state-without-options.ts'
import { statedFacts, type StatedFact } from '../guest-menu/statements.ts'
import { asDish } from '../dietary/dish-texts.ts'
import { requireRowId } from '../field-schemas.ts'
import { readStatements, type StoredStatement } from './dish-statements.ts'
import { readScheduledPrice, type ScheduledPrice } from '../scheduled-prices/scheduled-price.ts'
import { getDishRow, type Dish } from '../locks/lock-dish.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/**
 * Returns one of the owner's dishes, including passive ones.
 * @throws {NotFoundError}
 */
export async function getDish(member: Member, dishId: string): Promise<Dish> {
  return asOwner(member, 'see', (transaction) => getDishRow(transaction, dishId))
}

/** A fact about a dish: what its text implies, and what the owner has stated. */
export interface FactOfDish {
  readonly fact: StatedFact
  readonly derived: DishState
  readonly stated: StoredStatement | undefined
}

/** A dish with everything that the owner's form shows. */
export interface DishWithFacts {
  readonly dish: Dish
  readonly facts: readonly FactOfDish[]
  readonly scheduled: ScheduledPrice | null
}

/**
 * Returns a dish with its scheduled price and all facts that are or could be stated about it.
 * @throws {NotFoundError}
 */
export async function getDishWithFacts(member: Member, dishId: string): Promise<DishWithFacts> {
  return asOwner(member, 'see', async (transaction) => {
    const id = requireRowId(dishId, 'dish_not_found')
    const [dish, stored, scheduled] = await Promise.all([
      getDishRow(transaction, id),
      readStatements(transaction, id),
      readScheduledPrice(transaction, id),
    ])
    const unstated = asDish(dish)
    const facts = statedFacts.map((fact) => ({
      fact,
      derived: deriveState(unstated, fact),
      stated: stored.get(fact),
    }))
    return { dish, facts, scheduled }
  })
}
