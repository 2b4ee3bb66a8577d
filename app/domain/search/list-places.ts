import { asc, desc } from 'drizzle-orm'
import { menus, restaurants } from '#app/db/schema/index.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** Lists the names of an owner's restaurants and menus, in the order of their lists. */
export async function listPlaces(member: Member) {
  return asOwner(member, 'see', async (transaction) => {
    const [ownRestaurants, ownMenus] = await Promise.all([
      transaction
        .select({ id: restaurants.id, name: restaurants.name, slug: restaurants.slug })
        .from(restaurants)
        .orderBy(desc(restaurants.isActive), desc(restaurants.createdAt), asc(restaurants.id)),
      transaction
        .select({ id: menus.id, name: menus.name })
        .from(menus)
        .orderBy(asc(menus.position), asc(menus.id)),
    ])
    return { restaurants: ownRestaurants, menus: ownMenus }
  })
}

export type Places = Awaited<ReturnType<typeof listPlaces>>
