import { dishesPerPage } from '#app/domain/menu-imports/limits.ts'
import type { DraftDish, ImportPage } from '#app/domain/menu-imports/get-import.ts'
import { InvalidFieldsError } from '#app/domain/errors.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pageFieldErrors } from '#app/i18n/page-errors.ts'

/** A draft's page as it is shown. */
export function draftView(page: ImportPage, importId: string, locale: Locale) {
  const { menu, dishes, ...others } = page
  return {
    ...others,
    importId,
    menu: { id: menu.id, name: menu.name, currency: menu.currency },
    perPage: dishesPerPage,
    dishes: dishes.map((dish) => dishView(dish, locale)),
  }
}

export type DraftView = ReturnType<typeof draftView>

function dishView({ errors, ...dish }: DraftDish, locale: Locale) {
  return { ...dish, errors: pageFieldErrors(new InvalidFieldsError(errors), locale) }
}

export type DishView = ReturnType<typeof dishView>
