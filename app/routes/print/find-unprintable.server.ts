import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import type { GuestPage } from '#app/domain/guest-page/get-guest-page.ts'
import { allDishes, type GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import type { MenuTexts } from '#app/domain/translations/menu-texts.ts'
import type { SubjectKind } from '#app/domain/translations/subjects.ts'
import { findUnprintable } from '#app/services/print/fonts.server.ts'

/** What can't be printed as it is written. */
export interface Unprintable {
  /** A dish's name, or else the text itself. */
  readonly name: string
  /** The characters that no font has, each once. */
  readonly characters: readonly string[]
}

/** Returns the texts on paper with characters that no font has, in any of the languages. */
export async function findUnprintableTexts(
  page: GuestPage,
  languages: readonly MenuLanguage[],
): Promise<readonly Unprintable[]> {
  const { menu } = page
  if (!menu) return []
  // A menu in an unknown language is printed as it is written.
  const offered = languages.length > 0 ? languages : (['en'] as const)
  const allTexts = await Promise.all(offered.map((language) => getMenuTexts(page, language)))
  const { restaurant, categories, menus = [] } = menu
  const inAll = (kind: SubjectKind, id: string, text: string) => [
    text,
    ...allTexts.map((texts) => texts.text(kind, id, text).text),
  ]
  const headings = [...categories, ...categories.flatMap(({ sections }) => sections)]
  const others = [
    [restaurant.name],
    [restaurant.location],
    inAll('notice', restaurant.id, restaurant.visit?.notice ?? ''),
    ...menus.map(({ id, name }) => inAll('menu', id, name)),
    ...headings.map(({ id, name }) => inAll('category', id, name)),
  ]
  const dishes = await inSlices(allDishes(menu), (dish) => [
    dish.name,
    ...allTexts.map((texts) => textsOf(dish, texts)),
  ])
  return [...others, ...dishes].flatMap((texts) => {
    const characters = findUnprintable(texts.join('\n'))
    return characters.length > 0 ? [{ name: texts[0] ?? '', characters }] : []
  })
}

function textsOf(dish: GuestDish, texts: MenuTexts): string {
  const { name, description, ingredients, sizes, optionGroups } = texts.dish(dish)
  return JSON.stringify([name, description, ingredients, sizes, optionGroups])
}
