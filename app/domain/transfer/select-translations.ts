import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import { isOfPlausibleLength } from '../translations/schemas.ts'
import type { ArchivedRow, ArchivedRows } from './row-schemas.ts'
import { unique } from './unique.ts'

type Translation = ArchivedRow<'translations'>
type Translatable = Pick<ArchivedRows, 'menus' | 'categories' | 'dishes' | 'restaurants'>

/** Splits the key of a subject, such as `dish:<id>`, into its kind and id. */
export function splitSubject(subject: string): { readonly kind: string; readonly id: string } {
  const [kind = '', id = ''] = subject.split(':')
  return { kind, id }
}

/** Selects the translations of subjects that are imported too, from and into known languages. */
export function selectTranslations(
  all: ArchivedRows['translations'],
  rows: Translatable,
): Translation[] {
  const menuOf = new Map<string, string>([
    ...rows.menus.map(({ id }) => [`menu:${id}`, id] as const),
    ...rows.categories.map(({ id, menuId }) => [`category:${id}`, menuId] as const),
    ...rows.dishes.flatMap(({ id, menuId }) => [
      [`dish:${id}`, menuId] as const,
      [`note:${id}`, menuId] as const,
    ]),
  ])
  const restaurantIds = new Set(rows.restaurants.map(({ id }) => id))
  const languages = originalLanguages(rows)
  return unique(all, ({ menuId, restaurantId, subject, language, source, texts }) => {
    const { kind, id } = splitSubject(subject)
    const isOfMenu = menuId !== null && restaurantId === null && menuOf.get(subject) === menuId
    const isOfRestaurant =
      menuId === null &&
      restaurantId === id &&
      restaurantIds.has(id) &&
      /^(?:notice|warning|house\.\w+)$/.test(kind)
    const from = languages.get(menuId ?? restaurantId ?? '')
    const isTranslatable = from !== undefined && from !== language
    return (
      (isOfMenu || isOfRestaurant) &&
      isTranslatable &&
      isOfPlausibleLength(source, texts) &&
      `${language} ${subject}`
    )
  })
}

/** The languages in which menus and restaurants are written, by their ids; without unknown ones. */
export function originalLanguages({
  menus,
  restaurants,
}: Pick<ArchivedRows, 'menus' | 'restaurants'>): ReadonlyMap<string, MenuLanguage> {
  const ofMenus = new Map(
    menus.flatMap(({ id, language }) => (language === null ? [] : [[id, language] as const])),
  )
  const ofRestaurants = restaurants.flatMap(({ id, menuId }) => {
    const language = ofMenus.get(menuId ?? '')
    return language ? [[id, language] as const] : []
  })
  return new Map([...ofMenus, ...ofRestaurants])
}
