import { english } from '#app/assistant/providers/offline/phrases/english.ts'
import { turkish } from '#app/assistant/providers/offline/phrases/turkish.ts'
import { gated, type MakeGate } from '../lies/gate.ts'
import { seeded } from '../lies/random.ts'
import { percent, tableOf } from '../table.ts'
import { truthKinds } from './frame.ts'
import type { TrueReply } from './make-truths.ts'

/** A true reply, and what a guest reads of it. */
export interface PassedTruth {
  readonly truth: TrueReply
  readonly shown: string
  /** Whether anything of it was changed. */
  readonly isBlocked: boolean
}

/** Sends each true reply through the gate, in pieces. */
export function examineTruths(truths: readonly TrueReply[], make?: MakeGate): PassedTruth[] {
  const random = seeded(11)
  return truths.map((truth) => {
    const shown = gated(random, truth, make)
    return { truth, shown, isBlocked: !isToldAs(truth.text, shown) }
  })
}

const reference = /\{\{[^{}]*\}\}\.?/
const staff = [english, turkish].flatMap((say) => [say.allergyStaff, say.dietStaff])

/** Whether a reply is shown letter by letter, with the records told where it refers to them. */
function isToldAs(reply: string, shown: string): boolean {
  if (!reference.test(reply)) return shown === reply
  const words = reply.split(reference).map((part) => RegExp.escape(part.trim()))
  const closing = staff.map((line) => RegExp.escape(line)).join('|')
  return new RegExp(`^${words.join('[^]*?')}(\\s+(${closing}))?$`).test(shown.trim())
}

/** What share of true replies is changed, 0 to 1. */
export const blockedShare = (passed: readonly PassedTruth[]): number =>
  passed.filter(({ isBlocked }) => isBlocked).length / passed.length

/** What share of true replies has only got something added below it, 0 to 1. */
export const addedShare = (passed: readonly PassedTruth[]): number =>
  passed.filter(({ truth, shown }) => shown !== truth.text && shown.startsWith(truth.text)).length /
  passed.length

/** A table by kind of true reply, English and Turkish side by side. */
export function truthsTable(passed: readonly PassedTruth[]): string {
  const blocked = (of: readonly PassedTruth[]) => of.filter(({ isBlocked }) => isBlocked).length
  const row = (name: string, of: readonly PassedTruth[]) => {
    const spoken = ['en', 'tr'].map((one) => of.filter(({ truth }) => truth.language === one))
    const figures = [...spoken, of].flatMap((some) => [some.length, blocked(some)])
    return [name, ...figures, percent(blocked(of), of.length)]
  }
  const rows = truthKinds
    .filter((kind) => passed.some(({ truth }) => truth.kind === kind))
    .map((kind) =>
      row(
        kind,
        passed.filter(({ truth }) => truth.kind === kind),
      ),
    )
  return tableOf(
    ['kind of true reply', 'English', 'changed', 'Turkish', 'changed', 'all', 'changed', ''],
    [...rows, row('all', passed)],
  )
}

/** A true reply that was changed, as a person reads it. */
export const describeBlock = ({ truth, shown }: PassedTruth): string =>
  `${truth.kind}, ${truth.menu}: ${truth.question}\n  < ${JSON.stringify(truth.text)}\n  > ${JSON.stringify(shown)}`
