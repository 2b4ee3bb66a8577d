import { groupBy } from '../group-by.ts'
import type { MenuLanguage } from '../guest-menu/menu-language.ts'
import {
  checkTranslations,
  prepareCheck,
  type TranslationVerdict,
} from '../translations/check/check-translation.ts'
import { parseGlossary } from '../translations/glossary.ts'
import type { ArchivedRow, ArchivedRows } from './row-schemas.ts'
import { originalLanguages } from './select-translations.ts'

/** A translation of an archive, with the result of its check. */
export type CheckedTranslation = ArchivedRow<'translations'> & TranslationVerdict

/**
 * Checks all translations as if they had been typed here: an archive's word that they have no problems
 * counts for nothing.
 */
export async function checkArchivedTranslations(rows: ArchivedRows): Promise<CheckedTranslation[]> {
  const languages = originalLanguages(rows)
  const glossaries = glossariesOf(rows)
  const groups = groupBy(
    rows.translations,
    ({ menuId, restaurantId, language }) => `${language} ${menuId ?? restaurantId ?? ''}`,
  )
  const checked: CheckedTranslation[] = []
  for (const [group, translations] of groups) {
    const [first] = translations
    const from = languages.get(first?.menuId ?? first?.restaurantId ?? '')
    if (!first || !from) continue
    checked.push(...(await checkGroup(translations, from, glossaries.get(group) ?? '')))
  }
  return checked
}

async function checkGroup(
  translations: readonly ArchivedRow<'translations'>[],
  from: MenuLanguage,
  glossaryText: string,
): Promise<CheckedTranslation[]> {
  const [{ language: to } = { language: from }] = translations
  await prepareCheck(from, to)
  const glossary = parseGlossary(glossaryText)
  const others = translations.map(({ source }) => source)
  const verdicts = await checkTranslations(
    translations.map((translation) => {
      const { source, texts } = translation
      return { translation, source, texts, from, to, glossary, others }
    }),
  )
  return verdicts.map(({ translation, problems, doubts, isSure }) => ({
    ...translation,
    problems,
    doubts,
    isSure,
  }))
}

/** The glossaries by language and menu or restaurant; of the restaurants that show a menu, the first's. */
function glossariesOf({
  restaurants,
  restaurant_menus: further,
  restaurant_languages: languages,
}: ArchivedRows): ReadonlyMap<string, string> {
  const menusOf = groupBy(further, ({ restaurantId }) => restaurantId)
  const firstMenuOf = new Map(restaurants.map(({ id, menuId }) => [id, menuId]))
  const glossaries = new Map<string, string>()
  for (const { restaurantId, language, glossary } of languages) {
    const furtherIds = (menusOf.get(restaurantId) ?? []).map(({ menuId }) => menuId)
    for (const id of [restaurantId, firstMenuOf.get(restaurantId), ...furtherIds]) {
      const key = `${language} ${id ?? ''}`
      if (glossary !== '' && !glossaries.has(key)) glossaries.set(key, glossary)
    }
  }
  return glossaries
}
