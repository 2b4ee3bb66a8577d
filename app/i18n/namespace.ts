import { createTranslator, type Translate } from './create-translator.ts'
import { mapLocales, type GuestLocale, type Locale } from './locales.ts'

/** One set of messages, by the path of its file: `./messages/<locale>/<name>.json`. */
export type Files<Messages> = Readonly<Record<string, Messages>>

/** Creates the lookups of one set of messages, which has the same keys in every language. */
export function namespace<Messages extends Record<string, string>>(
  files: Files<Messages>,
): (locale: Locale) => Translate<Messages> {
  const messages = byLocale(files)
  const translators = mapLocales((locale) => createTranslator(locale, messages[locale]))
  return (locale) => translators[locale]
}

/** @throws {Error} if a language has no file */
export const byLocale = <Messages>(files: Files<Messages>): Record<Locale, Messages> =>
  mapLocales((locale) => findFile(files, locale))

/** @throws {Error} if the language has no file */
export function findFile<Messages>(files: Files<Messages>, locale: GuestLocale): Messages {
  const path = Object.keys(files).find((file) => file.includes(`/${locale}/`))
  const messages = path === undefined ? undefined : files[path]
  if (!messages) throw new Error(`There are no messages in ${locale}: ${Object.keys(files)}`)
  return messages
}
