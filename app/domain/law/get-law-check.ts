import { inArray } from 'drizzle-orm'
import { dishes } from '#app/db/schema/index.ts'
import { allDishes, type GuestMenu } from '../guest-menu/guest-menu.ts'
import { writtenTopics } from '../guest-menu/topics.ts'
import { getGuestPage, type GuestPage } from '../guest-page/get-guest-page.ts'
import { finishInSlices } from '../in-slices.ts'
import { getRestaurantRow } from '../locks/lock-restaurant.ts'
import { prepareMenu } from '../menus/query/index-menu.ts'
import { checkLaw, type CheckedRule } from './check-law.ts'
import { guessRegion } from './guess-region.ts'
import type { OwnerText } from './law-subject.ts'
import { isLawRegion, type LawRegion } from './rule.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

export interface LawCheck {
  readonly restaurant: { readonly id: string; readonly name: string; readonly slug: string | null }
  readonly regions: readonly LawRegion[]
  /** Whether the regions are guessed because the owner hasn't chosen any. */
  readonly isGuessed: boolean
  /** Null if guests see no dishes. */
  readonly checked: readonly CheckedRule[] | null
  /** The first menu's id; null for none. */
  readonly menuId: string | null
  /** The menus of the dishes, by dish id. */
  readonly menuIds: ReadonlyMap<string, string>
}

/**
 * Checks what guests see of one of the owner's restaurants against the rules of its regions.
 * @throws {NotFoundError}
 */
export async function getLawCheck(member: Member, restaurantId: string): Promise<LawCheck> {
  const row = await asOwner(member, 'editMenus', (transaction) =>
    getRestaurantRow(transaction, restaurantId),
  )
  const page = await getGuestPage(row.id)
  const guessed = guessRegion(row.visit, page.menu?.menu.currency)
  const regions = row.lawRegions?.filter(isLawRegion) ?? (guessed ? [guessed] : [])
  const { id, name, slug } = row
  return {
    restaurant: { id, name, slug },
    regions,
    isGuessed: row.lawRegions === null,
    checked: await checkPage(page, regions),
    menuId: row.menuId,
    menuIds: await readMenuIds(member, page.menu),
  }
}

async function checkPage(
  { menu, languages, chatStartWarning }: GuestPage,
  regions: readonly LawRegion[],
): Promise<readonly CheckedRule[] | null> {
  if (!menu || allDishes(menu).length === 0) return null
  await prepareMenu(menu)
  const texts = textsOf(menu, chatStartWarning)
  return finishInSlices(checkLaw({ menu, texts, languages }, regions))
}

/** Returns what the owner has written outside the dishes. */
export function textsOf(
  { restaurant, menu, house = {}, categories, menus = [] }: GuestMenu,
  chatStartWarning: string,
): readonly OwnerText[] {
  const hidden = { isBesidePrices: false }
  const shown = { isBesidePrices: true }
  const headings = categories.flatMap((category) => [category, ...category.sections])
  return [
    { text: restaurant.visit?.notice ?? '', place: { kind: 'visit', field: 'notice' }, ...shown },
    ...headings.map(({ id, name }): OwnerText => ({
      text: name,
      place: { kind: 'category', categoryId: id },
      ...shown,
    })),
    ...menus.map(({ id, name }): OwnerText => ({
      text: name,
      place: { kind: 'menu', field: 'name', menuId: id },
      ...shown,
    })),
    ...writtenTopics.map((topic): OwnerText => ({
      text: house[topic] ?? '',
      place: { kind: 'house', topic },
      ...hidden,
    })),
    ...Object.entries({
      aiInstructions: restaurant.aiInstructions,
      chatStartWarningMessage: chatStartWarning,
    }).map(([field, text]): OwnerText => ({
      text,
      place: { kind: 'restaurant', field },
      ...hidden,
    })),
    ...Object.entries({ aiContext: menu.aiContext, aiMenuInstructions: menu.aiInstructions }).map(
      ([field, text]): OwnerText => ({ text, place: { kind: 'menu', field }, ...hidden }),
    ),
  ]
}

/** Reads which menus the dishes are on, for links to their forms. */
async function readMenuIds(
  member: Member,
  menu: GuestMenu | null,
): Promise<ReadonlyMap<string, string>> {
  const ids = menu ? allDishes(menu).map(({ id }) => id) : []
  if (ids.length === 0) return new Map()
  const rows = await asOwner(member, 'editMenus', (transaction) =>
    transaction
      .select({ id: dishes.id, menuId: dishes.menuId })
      .from(dishes)
      .where(inArray(dishes.id, ids)),
  )
  return new Map(rows.map(({ id, menuId }) => [id, menuId]))
}
