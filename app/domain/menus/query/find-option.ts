import type { GuestDish } from '../../guest-menu/guest-menu.ts'
import type { DishOption } from '../../guest-menu/option-group.ts'
import type { IndexedMenu } from './index-menu.ts'

/** An option and the dish that it belongs to. */
export interface OptionOfDish {
  readonly dish: GuestDish
  readonly option: DishOption
}

const optionsByMenu = new WeakMap<IndexedMenu['menu'], ReadonlyMap<string, OptionOfDish>>()

/** Finds an option on a menu by its id. */
export function findOption({ menu, dishes }: IndexedMenu, id: string): OptionOfDish | undefined {
  const byId =
    optionsByMenu.get(menu) ??
    new Map(
      dishes.flatMap(({ dish }) =>
        (dish.optionGroups ?? [])
          .flatMap(({ options }) => options)
          .map((option) => [option.id, { dish, option }] as const),
      ),
    )
  optionsByMenu.set(menu, byId)
  return byId.get(id)
}
