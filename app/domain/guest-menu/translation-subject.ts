import type { Texts } from '#app/db/schema/translations.ts'
import type { Topic } from './topics.ts'

export type { Texts }

/** What is translated as a whole, so that no text mixes languages. */
export type SubjectKind = 'dish' | 'category' | 'menu' | 'notice' | 'warning' | `house.${Topic}`

/**
 * Returns the key that identifies a subject.
 * @param id of the dish, category, menu or restaurant
 */
export const subjectKey = (kind: SubjectKind, id: string): string => `${kind}:${id}`
