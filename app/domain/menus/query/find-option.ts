import type { GuestDish } from '../../guest-menu/guest-menu.ts'
import type { DishOption } from '../../guest-menu/option-group.ts'
import type { IndexedMenu } from './index-menu.ts'

/** An option and the dish that it belongs to. */
export interface OptionOfDish {
  readonly dish: GuestDish
  readonly option: DishOption
}

const known = new WeakMap<IndexedMenu['menu'], ReadonlyMap<string, OptionOfDish>>()

/** Finds an option on a menu by its id. */
export function findOption({ menu, dishes }: IndexedMenu, id: string): OptionOfDish | undefined {
  const byId =
    known.get(menu) ??
    new Map(
      dishes.flatMap(({ dish }) =>
        (dish.optionGroups ?? [])
          .flatMap(({ options }) => options)
          .map((option) => [option.id, { dish, option }] as const),
      ),
    )
  known.set(menu, byId)
  return byId.get(id)
}
