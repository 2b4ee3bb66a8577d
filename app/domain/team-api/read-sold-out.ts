import type { z } from 'zod'
import type { OwnerActor } from '../actor.ts'
import { listSoldOut } from '../sold-out/list-sold-out.ts'
import type { soldOutDocument } from './documents.ts'

/** Lists what a team's restaurants have sold out. */
export async function readSoldOut(actor: OwnerActor): Promise<z.infer<typeof soldOutDocument>> {
  const restaurants = await listSoldOut(actor)
  return {
    restaurants: restaurants.map(({ dishes, ...restaurant }) => ({
      ...restaurant,
      dishes: dishes.map(({ until, ...dish }) => ({ ...dish, until: until.toISOString() })),
    })),
  }
}
