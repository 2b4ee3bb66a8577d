import type { TranslatedSubject } from '../list-translations.ts'
import { glossaryOf } from '../check/find-glossary-breaks.ts'
import { maxBatch, minCharged, tokensPerBatch, tokensPerCharacter } from './limits.ts'

/**
 * Whether a model translates a subject: only if no translation of its current texts is stored. So one that
 * the check has rejected isn't paid for again.
 */
export const isToDo = ({ state }: Pick<TranslatedSubject, 'state'>): boolean =>
  state === 'missing' || state === 'outdated'

/** The length of a subject's originals, in characters. */
const charactersOf = ({ texts }: Pick<TranslatedSubject, 'texts'>): number =>
  Object.values(texts).reduce((sum, text) => sum + text.length, 0)

/** The content of the next batch. */
interface BatchPlan {
  readonly subjects: readonly TranslatedSubject[]
  /** The entries of the restaurant's glossary that occur in the subjects' texts. */
  readonly glossary: ReadonlyMap<string, string>
  /** The characters that count for the owner's limit. */
  readonly charged: number
}

/** Returns the next batch; it has no subjects if there is nothing to do. */
export function planBatch(
  all: readonly TranslatedSubject[],
  fullGlossary: ReadonlyMap<string, string>,
): BatchPlan {
  const subjects = firstToDo(all)
  const glossary = glossaryOf(
    subjects.flatMap(({ texts }) => Object.values(texts)),
    fullGlossary,
  )
  const textLength = subjects.reduce((sum, subject) => sum + charactersOf(subject), 0)
  const characters = [...glossary].flat().reduce((sum, word) => sum + word.length, textLength)
  return { subjects, glossary, charged: Math.max(characters, minCharged) }
}

/** Returns the first subjects that a model has to translate, as many as fit into a batch. */
function firstToDo(subjects: readonly TranslatedSubject[]): readonly TranslatedSubject[] {
  const batch: TranslatedSubject[] = []
  let characters = 0
  for (const subject of subjects) {
    if (!isToDo(subject)) continue
    characters += charactersOf(subject)
    const isFull = batch.length === maxBatch.subjects || characters > maxBatch.characters
    if (isFull && batch.length > 0) return batch
    batch.push(subject)
  }
  return batch
}

/** An estimate of the work that is left for a model. */
export interface Estimate {
  readonly subjects: number
  readonly characters: number
  readonly tokens: number
}

export function estimate(subjects: readonly TranslatedSubject[]): Estimate {
  const toDo = subjects.filter(isToDo)
  const characters = toDo.reduce((sum, subject) => sum + charactersOf(subject), 0)
  const batches = Math.max(
    Math.ceil(toDo.length / maxBatch.subjects),
    Math.ceil(characters / maxBatch.characters),
  )
  return {
    subjects: toDo.length,
    characters,
    tokens: Math.round(characters * tokensPerCharacter + batches * tokensPerBatch),
  }
}
