import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { withText } from './mutate/mutation.ts'
import type { SetName, Texts, Translation } from './read-good.ts'

const changeSchema = z.strictObject({
  id: z.string(),
  /** The good translation that is changed. */
  of: z.string(),
  kind: z.string(),
  field: z.string(),
  find: z.string().min(1),
  replace: z.string(),
})

/** A good translation that a careless or malicious translator made wrong. */
export interface Handwritten {
  readonly id: string
  readonly kind: string
  readonly of: Translation
  readonly texts: Texts
}

/**
 * Reads the changes of a set that were written by hand, and makes them.
 * @throws Error if a change names no good translation, or words that it doesn't contain once
 */
export function readHandwritten(set: SetName, good: readonly Translation[]): Handwritten[] {
  const file = new URL(`${set}/handwritten.json`, import.meta.url)
  const byId = new Map(good.map((translation) => [translation.id, translation]))
  return z
    .array(changeSchema)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ id, of, kind, field, find, replace }) => {
      const translation = byId.get(of)
      const parts = translation?.texts[field]?.split(find)
      if (!translation || parts?.length !== 2) {
        throw new Error(`${id}: "${find}" must occur once in ${field} of ${of}`)
      }
      return {
        id,
        kind,
        of: translation,
        texts: withText(translation.texts, field, parts.join(replace)),
      }
    })
}
