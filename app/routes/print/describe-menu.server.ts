import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import { inSlices } from '#app/domain/in-slices.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import type { PrintedDish, PrintedMenu } from '#app/domain/print/snapshot.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { printTranslator } from '#app/i18n/print.ts'
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
import { optionsOf } from './options-of.server.ts'

/**
 * Returns the data of the menu's template: every text as it is printed. Allergens, pork and alcohol
 * are numbers behind a dish, as on menus in the EU, and listed below the menu.
 */
export async function describeMenu(source: PrintSource) {
  const { menus } = source
  const translate = guestTranslator(source.locale)
  const marked = new Set((await inSlices(dishesOf(menus), marksOf)).flat())
  const marks = contents.filter((fact) => marked.has(fact))
  const described = await describeMenus(source, (dish) => describeDish(dish, source))
  return {
    ...describePaper(source),
    ownerNotice: source.notice.text,
    menus: described.map(({ sections, ...menu }) => ({
      ...menu,
      categories: byCategory(sections),
    })),
    legend: marks.map((fact) => ({
      mark: String(contents.indexOf(fact) + 1),
      name: translate(`fact_${fact}`),
    })),
    comma: translate('comma'),
    inBrackets: printTranslator(source.locale)('inBrackets'),
    notRecordedHint: translate('notRecordedHint'),
  }
}

/** Each category with its sub-categories. */
const byCategory = <Section extends { readonly level: 1 | 2 }>(sections: readonly Section[]) =>
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
    sizes: sizesOf(shown, source),
    marks: numbersOf((fact) => states.get(fact)?.state),
    // Whatever is vegan is vegetarian.
    diets: suits.slice(-1).map((diet) => translate(`fact_${diet}`)),
    options: optionsOf(printed).map((group) => ({
      name: group.name,
      options: group.options.map(({ name, extraMinor, stateOf }) => ({
        name,
        extra: extraMinor > 0 ? `+${formatPrice(extraMinor, menu.menu.currency, locale)}` : '',
        marks: numbersOf(stateOf),
      })),
    })),
  }
}

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

const isMarked = (state = '') => ['contains', 'may_contain'].includes(state)

/** The facts that a dish or one of its options contains, or may contain. */
function marksOf(printed: PrintedDish): readonly StatedFact[] {
  const options = optionsOf(printed).flatMap((group) => group.options)
  return contents.filter(
    (fact) =>
      isMarked(printed.states.get(fact)?.state) ||
      options.some(({ stateOf }) => isMarked(stateOf(fact))),
  )
}
