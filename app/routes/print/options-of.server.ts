import { stateOfOption } from '#app/domain/dietary/option-state.ts'
import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { PrintedDish } from '#app/domain/print/snapshot.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { asTarget } from '../guest/encode-options.ts'
import { isDiet } from '../guest/filter-code.ts'

type State = DishState['state']

const optionStates = {
  adds: 'contains',
  may_add: 'may_contain',
  none: 'free',
  removes: 'free',
  unknown: 'not_recorded',
} as const satisfies Record<ReturnType<typeof stateOfOption>, State>

/** Returns a dish's groups of options in the paper's language, each option with its states. */
export const optionsOf = ({ dish, shown }: PrintedDish) =>
  (shown.optionGroups ?? []).map((group, at) => ({
    name: group.name,
    options: group.options.map((option, index) => {
      // States are derived from the owner's words.
      const recorded = dish.optionGroups?.[at]?.options[index] ?? option
      return {
        ...option,
        stateOf: (fact: StatedFact) => optionStates[stateOfOption(recorded, asTarget(fact))],
      }
    }),
  }))

/** Options of one group with the same states. */
export interface OptionRow {
  readonly group: string
  /** The texts' language, if it isn't the page's. */
  readonly lang: PrintedDish['shown']['lang']
  readonly options: readonly {
    readonly name: string
    readonly ingredients: readonly string[]
  }[]
  /** In the order of the facts. */
  readonly states: readonly State[]
}

/** Returns a dish's options in rows of a table of facts. */
export const optionRows = (
  printed: PrintedDish,
  facts: readonly StatedFact[],
): readonly OptionRow[] =>
  optionsOf(printed).flatMap(({ name, options }) => {
    const withStates = options.map((option) => ({ option, states: facts.map(option.stateOf) }))
    const rows = Map.groupBy(withStates, ({ states }) => states.join())
    return [...rows.values()].map((row) => ({
      group: name,
      lang: printed.shown.lang,
      options: row.map(({ option }) => option),
      states: row[0]?.states ?? [],
    }))
  })

/** Returns a row's name, such as "Sides: Rice, Chips". */
export const labelOf = (
  { group, options }: { group: string; options: readonly { readonly name: string }[] },
  comma: string,
): string => `${group}: ${options.map(({ name }) => name).join(comma)}`

/** Facts with the same state, in words. */
export interface NamedFacts {
  readonly state: State
  readonly isDiet: boolean
  readonly text: string
}

/**
 * Returns what is recorded of options in few words, as a table with a cell for each would be long.
 * Whatever isn't named isn't confirmed.
 * @param facts those that the row has states of
 */
export function nameFacts(
  { states }: OptionRow,
  facts: readonly StatedFact[],
  locale: GuestLocale,
): readonly NamedFacts[] {
  const translate = guestTranslator(locale)
  const named = [false, true].flatMap((isOfDiets) =>
    (['contains', 'may_contain', 'free'] as const).map((state) => ({
      state,
      isDiet: isOfDiets,
      text: facts
        .filter((fact, index) => states[index] === state && isDiet(fact) === isOfDiets)
        .map((fact) => translate(`fact_${fact}`))
        .join(translate('comma')),
    })),
  )
  const recorded = named.filter(({ text }) => text !== '')
  return recorded.length > 0
    ? recorded
    : [
        {
          state: 'not_recorded',
          isDiet: false,
          text: printTranslator(locale)('notConfirmed'),
        },
      ]
}
