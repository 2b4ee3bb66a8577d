import { truthKinds, type TruthKind } from '../truths/frame.ts'
import type { TrueReply } from '../truths/make-truths.ts'
import { lieKinds, type LieKind } from './frame.ts'
import type { Lie } from './make-lies.ts'
import { figuresIn } from './money.ts'
import { readRound, type WrittenReply } from './read-round.ts'

/*
 * Whole replies as today's models write them, true ones and lies, each round by somebody who
 * had not read the gate.
 */

const languages = ['en', 'tr'] as const
type Language = (typeof languages)[number]

const isLieKind = (kind: string): kind is LieKind => Object.hasOwn(lieKinds, kind)
const isTruthKind = (kind: string): kind is TruthKind => truthKinds.some((known) => known === kind)

const figureKinds: readonly LieKind[] = ['wrong price', 'wrong calories', 'wrong sum']

function asLie(language: Language, written: WrittenReply): Lie {
  const { menu, kind, question, history, marked } = written
  if (!isLieKind(kind)) throw new Error(`No kind of lie is called "${kind}"`)
  const pieces = marked.replaceAll(/[⟦⟧]/g, '').split('¦')
  const cores = [...marked.replaceAll('¦', '').matchAll(/⟦(.*?)⟧/gs)].map(([, core = '']) => core)
  const isFigure = figureKinds.includes(kind)
  return {
    menu,
    kind,
    language,
    question,
    history,
    text: pieces.join(''),
    ...(pieces.length > 1 && { chunks: pieces }),
    cores: isFigure ? [] : cores,
    figures: isFigure ? cores.flatMap(figuresIn) : [],
    dish: '',
    fact: undefined,
  }
}

function asTruth(language: Language, written: WrittenReply): TrueReply {
  const { menu, kind, question, history, marked } = written
  if (!isTruthKind(kind)) throw new Error(`No kind of true reply is called "${kind}"`)
  return { menu, kind, language, question, history, text: marked }
}

/** A folder of replies; counted apart from all others. */
export interface WrittenRound {
  readonly name: string
  readonly lies: readonly Lie[]
  readonly truths: readonly TrueReply[]
}

const writtenRound = (name: string): WrittenRound => ({
  name,
  lies: languages.flatMap((language) =>
    readRound(`${name}-round`, new RegExp(`^(?:lies|tricks)-${language}\\b`)).map((written) =>
      asLie(language, written),
    ),
  ),
  truths: languages.flatMap((language) =>
    readRound(`${name}-round`, new RegExp(`^honest-${language}\\b`)).map((written) =>
      asTruth(language, written),
    ),
  ),
})

/** In the order in which they were written; each has a folder. */
export const writtenRounds = [
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
].map(writtenRound)
