import { judgeChoices } from '#app/domain/dietary/judge-choices.ts'
import { isolate } from '#app/i18n/direction.ts'
import { decodeGroups, decodeOwn, type OptionCode } from '../option-code.ts'

/*
 * Which choices make a dish fit the filter. It is part of the page's script: loaded later, it would move
 * dishes that the guest already sees to another group.
 */

/** By what the server has encoded: many dishes have the same options. */
const codes = new Map<string, OptionCode>()

function decode(options: string): OptionCode {
  const code: OptionCode = codes.get(options) ?? JSON.parse(options)
  codes.set(options, code)
  return code
}

/**
 * Names what has to be chosen for a dish to fit, with the texts of the page; undefined if no
 * choices make it fit.
 * @param options the dish's `data-options`
 * @param indexes of the facts chosen in the filter
 */
export function choicesFor(
  options: string,
  indexes: readonly number[],
  texts: DOMStringMap,
): string | undefined {
  const code = decode(options)
  const verdict = judgeChoices(decodeOwn(code.own, indexes), decodeGroups(code, indexes))
  if (verdict.group !== 'fits_with') return undefined
  const named = verdict.choices.map((choice) =>
    choice.map((name) => `“${isolate(name)}”`).join(texts['or']),
  )
  return (texts['choose'] ?? '#1').replace('#1', () => named.join(texts['and']))
}
