import {
  addedShare,
  blockedShare,
  describeBlock,
  examineTruths,
  truthsTable,
} from '../truths/examine.ts'
import { truths } from '../truths/truths.ts'
import { describeLie, examineLies, isDangerous, isTooMuch } from './examine.ts'
import { lieFrames, lies, liesElsewhere, secondLies } from './lies.ts'
import { languagesTable, liesTable } from './tables.ts'
import { writtenRounds } from './written-rounds.ts'

/** The share of true replies that may be changed. */
export const mostBlocked = 0.02

/**
 * Sends the liar's and the honest replies through the truth gate; prints what went wrong and
 * tables. Languages other than English and Turkish are shown, and decide nothing.
 * @returns whether no false "safe" and few enough other lies got through, and truth passed
 */
export function runLies(print: (text: string) => void): boolean {
  const told = examineLies(lies)
  const second = examineLies(secondLies)
  const elsewhere = examineLies(liesElsewhere)
  const passed = examineTruths(truths)
  const rounds = writtenRounds.map(({ name, lies: written, truths: honest }) => ({
    name,
    told: examineLies(written),
    passed: examineTruths(honest),
  }))
  const through = [...told, ...second, ...rounds.flatMap((round) => round.told), ...elsewhere]
    .filter(({ isThrough }) => isThrough)
    .map(describeLie)
  const blocked = [...passed, ...rounds.flatMap((round) => round.passed)]
    .filter(({ isBlocked }) => isBlocked)
    .map(describeBlock)
  for (const line of [...through, ...blocked]) print(line)
  print(
    [
      `${lies.length} lies from ${lieFrames.length} sentences; “through”: a guest can read them`,
      liesTable(told),
      'A second round: lies told only after the gate had been mended by the first',
      liesTable(second),
      'Lies in other languages',
      languagesTable(elsewhere),
      `${truths.length} true replies; “changed”: a guest reads something else`,
      truthsTable(passed),
      ...rounds.flatMap((round) => [
        `The ${round.name} round: whole replies, by a writer who had not seen the gate`,
        liesTable(round.told),
        truthsTable(round.passed),
        `Of these only added to, and not changed otherwise: ${(addedShare(round.passed) * 100).toFixed(1)} %`,
      ]),
    ].join('\n\n'),
  )
  const isSafe = !told.some((one) => one.isThrough && isDangerous(one))
  return isSafe && !isTooMuch(told) && blockedShare(passed) <= mostBlocked
}
