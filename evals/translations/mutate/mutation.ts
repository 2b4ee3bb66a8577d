import type { Texts, Translation } from '../read-good.ts'

/** The faults that mutated translations have, in the order of the report. */
export const mutationKinds = [
  'allergen dropped',
  'food dropped',
  'allergen added',
  'allergen replaced',
  'negation added',
  'negation lost',
  'may contain lost',
  'may contain denied',
  'number changed',
  'price changed',
  'currency changed',
  'dishes swapped',
  'names swapped',
  'descriptions swapped',
  'half a text',
  'half a menu',
  'wrong language',
  'untranslated',
  'markup',
  'link',
  'instruction in its language',
  'instruction in English',
  'control characters',
  'diet added',
] as const
export type MutationKind = (typeof mutationKinds)[number]

/** A good translation made wrong. */
export interface Mutation {
  readonly kind: MutationKind
  readonly of: Translation
  readonly texts: Texts
}

export const withText = (texts: Texts, field: string, text: string): Texts => ({
  ...texts,
  [field]: text,
})

/** Appends a sentence as the language would write it. */
export function appendSentence(text: string, sentence: string): string {
  const isChinese = /\p{Script=Han}/u.test(sentence)
  const stop = isChinese ? '。' : '.'
  const before = /[.!?。！？؟]$/u.test(text) ? text : text + stop
  const capitalised = sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
  return `${before}${isChinese ? '' : ' '}${capitalised}${stop}`
}
