import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { isolate, isRightToLeft } from '#app/i18n/direction.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { isDiet } from '../guest/filter-code.ts'
import { commaOf } from '../guest/shown-words.ts'
import {
  contents,
  describePaper,
  describeSections,
  originOf,
  pricesOf,
  printedDiets,
  sectionsOf,
  type PrintSource,
} from './describe-paper.server.ts'

/** Returns the data of the table of all dishes and facts. */
export async function describeMatrix(source: PrintSource) {
  const { locale } = source
  const translate = guestTranslator(locale)
  const print = printTranslator(locale)
  const column = (fact: StatedFact) => ({ name: translate(`fact_${fact}`), isDiet: isDiet(fact) })
  return {
    ...describePaper(source),
    heading: print('matrixTitle'),
    dish: print('dish'),
    columns: [...contents, ...printedDiets].map(column),
    sections: await describeSections(sectionsOf(source), source, ({ shown, states }) => ({
      name: shown.name,
      original: shown.original?.name ?? '',
      states: [...contents, ...printedDiets].map((fact) => states.get(fact)?.state ?? ''),
    })),
    legend: [
      { state: 'contains', isDiet: false, text: print('contains') },
      { state: 'may_contain', isDiet: false, text: print('mayContain') },
      { state: 'free', isDiet: false, text: print('freeOf') },
      { state: 'free', isDiet: true, text: print('suitable') },
      { state: 'contains', isDiet: true, text: print('unsuitable') },
      { state: 'not_recorded', isDiet: false, text: print('notConfirmed') },
    ],
  }
}

/** Returns the data of the price list at the entrance: every dish with a price. */
export async function describePrices(source: PrintSource) {
  return {
    ...describePaper(source),
    heading: printTranslator(source.locale)('pricesTitle'),
    noPrices: printTranslator(source.locale)('noPrices'),
    sections: withoutEmpty(await describePriced(source)),
  }
}

/** Describes all sections with those of their dishes that have a price. */
async function describePriced(source: PrintSource) {
  const sections = await describeSections(sectionsOf(source), source, ({ shown }) => ({
    name: shown.name,
    prices: pricesOf(shown, source).filter(({ price }) => price !== ''),
  }))
  return sections.map((section) => ({
    ...section,
    dishes: section.dishes.filter(({ prices }) => prices.length > 0),
  }))
}

interface Listed {
  readonly level: 1 | 2
  readonly dishes: readonly unknown[]
}

/** Leaves out headings without dishes, also in their sub-categories. */
const withoutEmpty = <Section extends Listed>(sections: readonly Section[]): readonly Section[] =>
  sections.filter(({ level, dishes }, index) => {
    if (level === 2 || dishes.length > 0) return dishes.length > 0
    const next = sections.findIndex((one, at) => at > index && one.level === 1)
    return sections
      .slice(index + 1, next === -1 ? undefined : next)
      .some((one) => one.dishes.length > 0)
  })

/** Returns the data of the kitchen's sheet: what is recorded of each dish, in words. */
export async function describeKitchen(source: PrintSource) {
  const translate = guestTranslator(source.locale)
  return {
    ...describePaper(source),
    heading: printTranslator(source.locale)('kitchenTitle'),
    labels: {
      ingredients: translate('ingredients'),
      contains: translate('contains'),
      mayContain: translate('mayContain'),
      freeOf: `${printTranslator(source.locale)('freeOf')}:`,
      notRecorded: translate('notRecorded'),
    },
    sections: await describeSections(sectionsOf(source), source, ({ dish, shown, states }) => {
      const named = (state: DishState['state']) =>
        contents
          .filter((fact) => states.get(fact)?.state === state)
          .map((fact) => translate(`fact_${fact}`))
          .join(translate('comma'))
      return {
        name: shown.name,
        portions: portionsOf(shown, source),
        origin: originOf(dish, source),
        ingredients: shown.ingredients.join(commaOf(shown, translate)),
        contains: named('contains'),
        mayContain: named('may_contain'),
        freeOf: named('free'),
        notRecorded: named('not_recorded'),
      }
    }),
  }
}

/** Returns the weights or volumes of a dish's sizes in one text, such as "Half 90 g, Whole 180 g". */
function portionsOf(shown: ShownDish, source: PrintSource): string {
  const part = isRightToLeft(source.locale) ? isolate : (text: string) => text
  return pricesOf(shown, source)
    .flatMap(({ name, portion }) =>
      portion === '' ? [] : [name, portion].filter(Boolean).map(part).join(' '),
    )
    .join(guestTranslator(source.locale)('comma'))
}
