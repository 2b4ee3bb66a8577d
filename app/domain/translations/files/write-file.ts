import { csvLine } from '#app/domain/csv.ts'
import type { ListedTranslations, TranslatedSubject } from '../list-translations.ts'
import { comparable, fieldId } from './pair.ts'

export const fileKinds = ['csv', 'xliff'] as const
export type FileKind = (typeof fileKinds)[number]

const csvHeader = ['subject', 'field', 'original', 'translation', 'state'] as const

/** Writes all texts of a restaurant with their translations; yields the file in pieces. */
export function* writeFile(kind: FileKind, translations: ListedTranslations): Generator<string> {
  if (kind === 'csv') yield* writeCsv(translations)
  else yield* writeXliff(translations)
}

function* writeCsv({ subjects }: ListedTranslations): Generator<string> {
  // Without this byte order mark, Excel assumes the system's legacy encoding.
  yield `\uFEFF${csvLine(csvHeader)}`
  for (const subject of subjects) {
    yield Object.entries(subject.texts)
      .map(([field, original]) =>
        csvLine([
          subject.key,
          field,
          original,
          currentText(subject, field, original),
          subject.state,
        ]),
      )
      .join('')
  }
}

/** XLIFF 2.1 (OASIS, 2018), which translation tools read. */
function* writeXliff({ restaurant, from, to, subjects }: ListedTranslations): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${from}" trgLang="${to}">
<file id="menu" original="${restaurant.id}">
`
  for (const subject of subjects) {
    yield Object.entries(subject.texts)
      .map(([field, original]) => unit(subject, field, original))
      .join('')
  }
  yield '</file>\n</xliff>\n'
}

function unit(subject: TranslatedSubject, field: string, original: string): string {
  const text = currentText(subject, field, original)
  const note = [subject.kind, subject.name, field].filter(Boolean).join(' · ')
  return `<unit id="${subject.key}-${fieldId(field)}">
<notes><note>${xmlText(note)}</note></notes>
<segment state="${segmentState(subject, text)}">
<source xml:space="preserve">${xmlText(original)}</source>
<target xml:space="preserve">${xmlText(text)}</target>
</segment>
</unit>
`
}

/** Returns the XLIFF state of a translated text, which is empty if there is none. */
function segmentState({ state }: TranslatedSubject, text: string): string {
  if (text === '') return 'initial'
  return state === 'reviewed' ? 'reviewed' : 'translated'
}

/** Returns the translation of a text; empty if there is none or it is outdated. */
const currentText = ({ translation }: TranslatedSubject, field: string, original: string) =>
  translation?.source[field] === original ? (translation.texts[field] ?? '') : ''

const xmlText = (text: string) =>
  comparable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
