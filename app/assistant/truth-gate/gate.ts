import { CheckedReply } from './checked-reply.ts'
import type { CheckedClaim, Correction } from './reading/claim.ts'
import type { GateContext } from './gate-context.ts'
import { safeBeginning } from './telling/safe-beginning.ts'
import { spellOut } from './words/spell-out.ts'
import { createSplitter, type Piece } from './reading/split-sentences.ts'
import { GateWork } from './work.ts'

export interface TruthGate {
  /** Takes the guest's question apart, so that the first sentence need not wait for it. */
  readQuestion(): void
  /** Takes the next piece of a reply; gives what is checked by now. */
  push(text: string): string
  /** Dishes are shown as cards: they are what the words before have announced. Gives what was held. */
  show(names: readonly string[]): string
  /** The reply is over: gives what was held back. */
  end(): string
  readonly corrections: readonly Correction[]
  /** Every claim that was found, true ones too. */
  evidence(): readonly CheckedClaim[]
}

/**
 * Stands between a model and the guest: a sentence passes when all that it claims of dishes is
 * recorded so; of any other, what is recorded is told in its place, once a reply. It lives outside
 * of every model: no words of a guest or an owner reach it as anything but words. Each method may
 * throw {@link GateExhausted}; what it held then reaches nobody.
 */
export function createTruthGate(context: GateContext): TruthGate {
  const splitter = createSplitter()
  const reply = new CheckedReply(inFull(context))
  // Of the first sentence, how much was told before it was complete.
  let told: number | undefined = 0
  const beginning = (text: string) => safeBeginning(text, reply.readQuestion().isOfHealth)
  const check = (pieces: readonly Piece[]) =>
    pieces
      .map((piece) => {
        const begun = told === undefined ? 0 : beginning(`${piece.text} `)
        const released = told ?? 0
        told = undefined
        return reply.check(piece, Math.min(begun, piece.text.length)).slice(released)
      })
      .join('')
  const work = new GateWork()
  return {
    readQuestion: () => work.run(() => reply.readQuestion()),
    push: (text) => work.run(() => push(text)),
    show: (names) =>
      work.run(() => {
        const before = check(splitter.end())
        return before + names.map((name) => reply.checkShown(name)).join('')
      }),
    end: () =>
      work.run(() => {
        const checked = check(splitter.end())
        return checked + reply.end()
      }),
    get corrections() {
      return reply.corrections
    },
    evidence: () => reply.evidence,
  }

  function push(text: string): string {
    const checked = check(splitter.push(text))
    if (told === undefined) return checked
    const begun = beginning(splitter.held)
    const early = splitter.held.slice(told, begun)
    told = Math.max(told, begun)
    return checked + early
  }
}

const inFull = (context: GateContext): GateContext => ({
  ...context,
  question: spellOut(context.question),
  history: context.history.map((turn) => ({ ...turn, text: spellOut(turn.text) })),
})
