import type { Texts } from '#app/db/schema/translations.ts'
import type { WrittenTopic } from './topics.ts'

export type { Texts }

/**
 * What is translated as a whole, so that no text mixes languages. A dish's note is a subject beside the
 * dish: only the assistant quotes it, so guests read the dish translated even if its note isn't.
 */
export type SubjectKind =
  | 'dish'
  | 'note'
  | 'category'
  | 'menu'
  | 'notice'
  | 'warning'
  | `house.${WrittenTopic}`

/**
 * Returns the key that identifies a subject.
 * @param id of the dish, category, menu or restaurant
 */
export const subjectKey = (kind: SubjectKind, id: string): string => `${kind}:${id}`

/** The kinds of subjects that are translated of a dish or a category. */
export const subjectKindsOf = {
  dish: ['dish', 'note'],
  category: ['category'],
} as const satisfies Record<string, readonly SubjectKind[]>
