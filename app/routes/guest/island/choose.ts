import { judgeChoices, type Choice } from '#app/domain/dietary/judge-choices.ts'
import { isolate } from '#app/i18n/direction.ts'
import { decodeGroups, decodeOwn, type OptionCode, type OptionPlace } from '../option-code.ts'

/*
 * Which choices make a dish fit the filter. It is part of the page's script: loaded later, it would move
 * dishes that the guest already sees to another group.
 */

export type Choices = readonly Choice<OptionPlace>[]

/** By what the server has encoded: many dishes have the same options. */
const codes = new Map<string, OptionCode>()

function decode(options: string): OptionCode {
  const code: OptionCode = codes.get(options) ?? JSON.parse(options)
  codes.set(options, code)
  return code
}

/**
 * Finds what has to be chosen for a dish to fit; undefined if no choices make it fit.
 * @param options the dish's `data-options`
 * @param indexes of the facts chosen in the filter
 */
export function choicesFor(options: string, indexes: readonly number[]): Choices | undefined {
  const code = decode(options)
  const verdict = judgeChoices(decodeOwn(code.own, indexes), decodeGroups(code, indexes))
  return verdict.group === 'fits_with' ? verdict.choices : undefined
}

/**
 * Says what has to be chosen for a dish to fit, with the names from its row.
 * @param texts of the page
 */
export function describeChoices(row: HTMLElement, choices: Choices, texts: DOMStringMap): string {
  const groups = row.querySelector('template')?.content.querySelectorAll('.options')
  const nameOf = ({ group: index, option, isAmbiguous }: OptionPlace) => {
    const group = groups?.[index]
    const item = group?.querySelectorAll('li')[option]
    const name = item?.querySelector('[data-words]')?.textContent ?? ''
    return isAmbiguous ? `${group?.querySelector('b')?.textContent}: ${name}` : name
  }
  const named = choices.map((choice) =>
    choice.map((place) => `“${isolate(nameOf(place))}”`).join(texts['or']),
  )
  return (texts['choose'] ?? '#1').replace('#1', () => named.join(texts['and']))
}
