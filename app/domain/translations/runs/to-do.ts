import type { TranslatedSubject } from '../list-translations.ts'
import { maxBatch, tokensPerBatch, tokensPerCharacter } from './limits.ts'

/**
 * Whether a model translates a subject: if nothing is stored for today's texts. What an earlier run
 * stored isn't paid for again, even if the check rejected it.
 */
export const isToDo = ({ state }: Pick<TranslatedSubject, 'state'>): boolean =>
  state === 'missing' || state === 'outdated'

/** The length of a subject's originals, in characters. */
export const charactersOf = ({ texts }: Pick<TranslatedSubject, 'texts'>): number =>
  Object.values(texts).reduce((sum, text) => sum + text.length, 0)

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

/** What translating the rest will take. */
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
