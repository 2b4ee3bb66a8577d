import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The languages of menus. */
export const languages = [
  'tr',
  'en',
  'de',
  'it',
  'ar',
  'es',
  'fr',
  'nl',
  'ru',
  'uk',
  'fa',
  'zh',
] as const
export type Language = (typeof languages)[number]

/** Texts of a subject by field, such as `name`, `description`, `option.o1` or `word.torik`. */
export type Texts = Readonly<Record<string, string>>

const textsSchema = z.record(z.string(), z.string().min(1))

const translationSchema = z.strictObject({
  id: z.string(),
  restaurant: z.string(),
  kind: z.string(),
  from: z.enum(languages),
  to: z.enum(languages),
  source: textsSchema,
  texts: textsSchema,
})

/** A translation of one subject as a careful translator would write it. */
export type Translation = Readonly<z.infer<typeof translationSchema>>

/** Sets of translations, each by an author who had seen neither the check nor the other set. */
export const sets = ['first', 'second'] as const
export type SetName = (typeof sets)[number]

/** Reads the good translations of a set, one file per restaurant. */
export function readGood(set: SetName): Translation[] {
  const folder = new URL(`${set}/good/`, import.meta.url)
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      z.array(translationSchema).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    )
}

/** Identifies the subject of a translation: the same in all languages. */
export const subjectOf = ({ id }: Translation): string => id.slice(0, id.lastIndexOf('/'))

/** The field that says most: a dish's description, another subject's text. */
export const mainField = ({ kind }: Translation): string =>
  kind === 'dish' ? 'description' : 'text'
