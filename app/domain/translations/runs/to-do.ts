import type { TranslatedSubject } from '../list-translations.ts'
import { glossaryOf } from '../check/find-glossary-breaks.ts'
import { maxBatch, minCharged, tokensPerBatch, tokensPerCharacter } from './limits.ts'

/**
 * Whether a model translates a subject: if nothing is stored for today's texts. What an earlier run
 * stored isn't paid for again, even if the check rejected it.
 */
export const isToDo = ({ state }: Pick<TranslatedSubject, 'state'>): boolean =>
  state === 'missing' || state === 'outdated'

/** The length of a subject's originals, in characters. */
export const charactersOf = ({ texts }: Pick<TranslatedSubject, 'texts'>): number =>
  Object.values(texts).reduce((sum, text) => sum + text.length, 0)

/** What a model gets, and what that counts. */
export interface TranslationRequest {
  readonly subjects: readonly TranslatedSubject[]
  /** Those of the restaurant's words that are in the subjects' texts. */
  readonly glossary: ReadonlyMap<string, string>
  /** In characters, of the owner's limit. */
  readonly charged: number
}

/** Returns the next batch; without subjects if there is nothing to do. */
export function nextRequest(
  all: readonly TranslatedSubject[],
  words: ReadonlyMap<string, string>,
): TranslationRequest {
  const subjects = nextBatch(all)
  const glossary = glossaryOf(
    subjects.flatMap(({ texts }) => Object.values(texts)),
    words,
  )
  const texts = subjects.reduce((sum, subject) => sum + charactersOf(subject), 0)
  const characters = [...glossary].flat().reduce((sum, word) => sum + word.length, texts)
  return { subjects, glossary, charged: Math.max(characters, minCharged) }
}

/** Returns the subjects of the next batch; empty if there is nothing to do. */
export function nextBatch(subjects: readonly TranslatedSubject[]): readonly TranslatedSubject[] {
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

/** An estimate of the work that is left to translate. */
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
