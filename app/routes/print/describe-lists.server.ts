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
  describeMenus,
  originOf,
  printedDiets,
  sizesOf,
  type PrintSource,
} from './describe-paper.server.ts'
import { labelOf, nameFacts, optionRows, type OptionRow } from './options-of.server.ts'

type State = DishState['state']

const facts = [...contents, ...printedDiets]

/** Returns the data of the table of all dishes, their options, and facts. */
export async function describeMatrix(source: PrintSource) {
  const { locale } = source
  const translate = guestTranslator(locale)
  const print = printTranslator(locale)
  const column = (fact: StatedFact) => ({ name: translate(`fact_${fact}`), isDiet: isDiet(fact) })
  return {
    ...describePaper(source),
    heading: print('matrixTitle'),
    notRecordedHint: translate('notRecordedHint'),
    dish: print('dish'),
    columns: facts.map(column),
    menus: await describeMenus(source, (printed) => ({
      name: printed.shown.name,
      original: printed.shown.original?.name ?? '',
      states: facts.map((fact) => printed.states.get(fact)?.state ?? ''),
      options: optionRows(printed, facts).map((row) => ({
        options: labelOf(row, translate('comma')),
        facts: nameFacts(row, facts, locale),
      })),
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
  const menus = await describeMenus(source, ({ shown }) => ({
    name: shown.name,
    sizes: sizesOf(shown, source).filter(({ price }) => price !== ''),
  }))
  const priced = menus.map((menu) => ({
    ...menu,
    sections: withoutEmpty(
      menu.sections.map((section) => ({
        ...section,
        dishes: section.dishes.filter(({ sizes }) => sizes.length > 0),
      })),
    ),
  }))
  return {
    ...describePaper(source),
    heading: printTranslator(source.locale)('pricesTitle'),
    ownerNotice: source.notice.text,
    noPrices: printTranslator(source.locale)('noPrices'),
    menus: priced.filter(({ sections }) => sections.length > 0),
  }
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

/** Returns the data of the kitchen's sheet: what is recorded of each dish and option, in words. */
export async function describeKitchen(source: PrintSource) {
  const translate = guestTranslator(source.locale)
  const comma = translate('comma')
  const inWords = (stateOf: (fact: StatedFact, index: number) => State | undefined) => {
    const named = (state: State) =>
      contents
        .filter((fact, index) => stateOf(fact, index) === state)
        .map((fact) => translate(`fact_${fact}`))
        .join(comma)
    return {
      contains: named('contains'),
      mayContain: named('may_contain'),
      freeOf: named('free'),
      notRecorded: named('not_recorded'),
    }
  }
  const describeOptions = ({ group, options, states }: OptionRow, shown: ShownDish) => ({
    options: labelOf(
      {
        group,
        options: options.map(({ name, ingredients }) => ({
          name:
            ingredients.length === 0 || ingredients.join() === name
              ? name
              : `${name} (${ingredients.join(commaOf(shown, translate))})`,
        })),
      },
      comma,
    ),
    ...inWords((_, index) => states[index]),
  })
  return {
    ...describePaper(source),
    heading: printTranslator(source.locale)('kitchenTitle'),
    labels: {
      ingredients: translate('ingredients'),
      contains: translate('contains'),
      mayContain: translate('mayContain'),
      freeOf: translate('freeOf'),
      notRecorded: translate('notRecorded'),
    },
    menus: await describeMenus(source, (printed) => {
      const { dish, shown, states } = printed
      return {
        name: shown.name,
        figures: figuresOf(shown, source),
        origin: originOf(dish, source),
        ingredients: shown.ingredients.join(commaOf(shown, translate)),
        ...inWords((fact) => states.get(fact)?.state),
        options: optionRows(printed, contents).map((row) => describeOptions(row, shown)),
      }
    }),
  }
}

/** Returns the figures of a dish's sizes in one text, such as "Half 90 g, 210 Cal · Whole 180 g". */
function figuresOf(shown: ShownDish, source: PrintSource): string {
  const part = isRightToLeft(source.locale) ? isolate : (text: string) => text
  return sizesOf(shown, source)
    .flatMap(({ name, figures }) =>
      figures === '' ? [] : [name, figures].filter(Boolean).map(part).join(' '),
    )
    .join(' · ')
}
