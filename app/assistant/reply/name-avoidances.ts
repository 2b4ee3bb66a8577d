import { conceptName } from '#app/domain/dietary/lexicon.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { isOptionFact } from '#app/domain/guest-menu/statements.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { fallbackLocale } from '#app/i18n/locales.ts'
import { wireName } from '../plan/write-part.ts'
import { phraseBooks } from '../render/phrases/index.ts'
import type { Avoidances } from './reply-event.ts'

/**
 * Names what a guest avoids, for the guest page: its filter, and its card for the kitchen.
 * @param languages of the page, and of the menu; null if that is unknown
 */
export function nameAvoidances(
  avoided: readonly DietaryTarget[],
  [page, menu]: readonly [MenuLanguage, MenuLanguage | null],
): Avoidances {
  const names = avoided.map((target) => ({ target, name: wireName(target) }))
  return {
    avoids: names.map(({ name }) => name),
    avoidedFoods: names
      .filter(({ name }) => !isOptionFact(name))
      .map(({ target }) => ({
        own: nameIn(page, target),
        kitchen: nameIn(menu ?? fallbackLocale, target),
      })),
  }
}

function nameIn(language: MenuLanguage, target: DietaryTarget): string {
  if (target.kind === 'diet') return phraseBooks[language].diets[target.diet]
  if (target.kind === 'fact') return phraseBooks[language].facts[target.fact].name
  return conceptName(target.concept, language)
}
