import { stateOfOption } from '#app/domain/dietary/option-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import type { PrintedDish, PrintedMenu, PrintedSection } from '#app/domain/print/snapshot.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { asTarget } from '../guest/encode-options.ts'
import { commaOf } from '../guest/shown-words.ts'
import {
  contents,
  describePaper,
  describeSections,
  hoursOf,
  originOf,
  pricesOf,
  printedDiets,
  type PrintSource,
} from './describe-paper.server.ts'

/**
 * Returns the data of the menu's template: every text as it is printed. Allergens, pork and alcohol
 * are numbers behind a dish, as on menus in the EU, and listed below the menu.
 */
export async function describeMenu(source: PrintSource) {
  const { menus } = source
  const translate = guestTranslator(source.locale)
  const marked = new Set((await inSlices(dishesOf(menus), marksOf)).flat())
  const marks = contents.filter((fact) => marked.has(fact))
  return {
    ...describePaper(source),
    menus: await Array.fromAsync(menus, async (menu) => ({
      name: menu.name?.text ?? '',
      hours: hoursOf(menu, source),
      categories: await Array.fromAsync(byCategory(menu.sections), (sections) =>
        describeSections(sections, source, (dish) => describeDish(dish, source)),
      ),
    })),
    legend: marks.map((fact) => ({
      mark: String(contents.indexOf(fact) + 1),
      name: translate(`fact_${fact}`),
    })),
    inBrackets: printTranslator(source.locale)('inBrackets'),
    notRecordedHint: translate('notRecordedHint'),
  }
}

/** Each category with its sub-categories. */
const byCategory = (sections: readonly PrintedSection[]) =>
  sections.flatMap((section, index) => {
    if (section.level === 2) return []
    const next = sections.findIndex(({ level }, at) => at > index && level === 1)
    return [sections.slice(index, next === -1 ? undefined : next)]
  })

function describeDish(printed: PrintedDish, source: PrintSource) {
  const { shown, states } = printed
  const { locale, menu } = source
  const translate = guestTranslator(locale)
  const suits = printedDiets.filter((diet) => states.get(diet)?.state === 'free')
  return {
    name: shown.name,
    original: shown.original?.name ?? '',
    description: shown.description,
    ingredients: shown.ingredients.join(commaOf(shown, translate)),
    origin: originOf(printed.dish, source),
    prices: pricesOf(shown, source),
    marks: numbersOf((fact) => states.get(fact)?.state),
    // Whatever is vegan is vegetarian.
    diets: suits.slice(-1).map((diet) => translate(`fact_${diet}`)),
    options: (shown.optionGroups ?? []).map((group, at) => ({
      name: group.name,
      options: group.options.map((option, index) => {
        const recorded = printed.dish.optionGroups?.[at]?.options[index] ?? option
        return {
          name: option.name,
          extra:
            option.extraMinor > 0
              ? `+${formatPrice(option.extraMinor, menu.menu.currency, locale)}`
              : '',
          marks: numbersOf((fact) => optionStates[stateOfOption(recorded, asTarget(fact))]),
        }
      }),
    })),
  }
}

const optionStates = {
  adds: 'contains',
  may_add: 'may_contain',
  none: 'free',
  removes: 'free',
  unknown: 'not_recorded',
} as const

/** The numbers of what something contains; in brackets, of what it may contain. */
function numbersOf(stateOf: (fact: StatedFact) => string | undefined): string {
  const numbers = (wanted: string) =>
    contents.flatMap((fact, index) => (stateOf(fact) === wanted ? [index + 1] : []))
  const possible = numbers('may_contain')
  return [...numbers('contains'), ...(possible.length > 0 ? [`(${possible.join(' ')})`] : [])].join(
    ' ',
  )
}

const dishesOf = (menus: readonly PrintedMenu[]) =>
  menus.flatMap(({ sections }) => sections.flatMap(({ dishes }) => dishes))

/** The facts that a dish or one of its options contains, or may contain. */
const marksOf = ({ dish, states }: PrintedDish): readonly StatedFact[] =>
  contents.filter(
    (fact) =>
      ['contains', 'may_contain'].includes(states.get(fact)?.state ?? '') ||
      (dish.optionGroups ?? []).some(({ options }) =>
        options.some((option) =>
          ['adds', 'may_add'].includes(stateOfOption(option, asTarget(fact))),
        ),
      ),
  )
