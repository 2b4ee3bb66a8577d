import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The languages of menus, with the four that originals are written in first. */
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

const texts = z.record(z.string(), z.string().min(1))

const translation = z.strictObject({
  id: z.string(),
  restaurant: z.string(),
  kind: z.enum(['dish', 'category', 'menu', 'notice', 'warning', 'house']),
  from: z.enum(languages),
  to: z.enum(languages),
  source: texts,
  texts,
})

/** A translation of one subject as a careful translator would write it. */
export type Translation = Readonly<z.infer<typeof translation>>

const folder = new URL('good/', import.meta.url)

/** Reads all good translations, one file per restaurant. */
export const readGood = (): Translation[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      z.array(translation).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    )

/** Identifies the subject of a translation: the same in all languages. */
export const subjectOf = ({ id }: Translation): string => id.slice(0, id.lastIndexOf('/'))

/** The field that says most: a dish's description, another subject's text. */
export const mainField = ({ kind }: Translation): string =>
  kind === 'dish' ? 'description' : 'text'
