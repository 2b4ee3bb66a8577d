import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedTranslations, TranslatedSubject } from '../list-translations.ts'
import { sourceVersion } from '../source-version.ts'
import { comparable, fieldId } from './pair.ts'
import { parseFile } from './parse-file.ts'
import { fileKinds, writeFile, type FileKind } from './write-file.ts'

function aSubject(key: string, texts: Readonly<Record<string, string>>): TranslatedSubject {
  const translation = {
    id: key,
    ownerId: key,
    menuId: key,
    restaurantId: null,
    subject: key,
    language: 'de',
    source: texts,
    texts: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, `~${text}`])),
    origin: 'file' as const,
    problems: [],
    doubts: [],
    isSure: true,
    reviewedAt: null,
    createdAt: new Date(),
    updatedAt: new Date(),
  }
  return {
    key,
    kind: 'dish',
    menuId: key,
    name: texts['name'] ?? '',
    categoryId: null,
    isShown: true,
    texts,
    version: sourceVersion(texts),
    state: 'unread',
    translation,
  }
}

const write = (kind: FileKind, subjects: readonly TranslatedSubject[]) => {
  const translations = { restaurant: { id: 'r' }, from: 'tr', to: 'de', subjects }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only these are read
  const pieces = writeFile(kind, translations as unknown as ListedTranslations)
  return new TextEncoder().encode([...pieces].join(''))
}

// Characters that break files: separators, quotes, formulas, XML, controls, halves of pairs, scripts.
const pieces = [
  'Künefe',
  ' ',
  ',',
  ';',
  '\t',
  '"',
  '""',
  "'",
  '\n',
  '\r\n',
  '=1+1',
  '+',
  '-',
  '@SUM(A1)',
  '＝',
  '<b>',
  '&amp;',
  '&',
  ']]>',
  '<!--',
  '\u0000',
  '\u001F',
  '\uFEFF',
  '\uFFFF',
  '\uD83C',
  '🍕',
  'كنافة',
  '麻婆豆腐',
  'ё',
  '\u202E',
  '%',
  '{{name}}',
] as const

const anyText = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))

test.each(fileKinds)('a file of any texts is read as it was written: %s', async (kind) => {
  // A mark before a formula is removed from CSV even where an owner wrote it.
  const comparableText = (text: string) =>
    comparable(text).replaceAll(kind === 'csv' ? "'" : '', '')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyText, anyText), { maxLength: 20 }), async (texts) => {
      const subjects = texts.map(([name, word], index) =>
        aSubject(`dish:${index}`, { name: `N${name}`, [`word.${word}`]: word }),
      )
      const { pairs } = await parseFile(write(kind, subjects))
      expect(
        pairs.map(({ subject, field, original, translation }) => ({
          subject,
          field: comparableText(field),
          original: comparableText(original),
          translation: comparableText(translation),
        })),
      ).toEqual(
        subjects.flatMap(({ key, texts: originals, translation }) =>
          Object.entries(originals).map(([field, original]) => ({
            subject: key,
            field: comparableText(kind === 'csv' ? field : fieldId(field)),
            original: comparableText(original),
            translation: comparableText(translation?.texts[field] ?? ''),
          })),
        ),
      )
    }),
  )
})

const bytes = (text: string) => new TextEncoder().encode(text)
const row = { subject: 'dish:1', field: 'name', original: 'Ayran', translation: 'Ayran (Joghurt)' }

test.each([
  [
    'semicolons and Windows line ends',
    'subject;field;original;translation\r\ndish:1;name;Ayran;Ayran (Joghurt)\r\n',
  ],
  [
    'tabs and another order',
    'translation\toriginal\tfield\tsubject\nAyran (Joghurt)\tAyran\tname\tdish:1',
  ],
  [
    'a mark of the encoding, and capital letters',
    '\uFEFFSubject,Field,Original,Translation\ndish:1,name,Ayran,Ayran (Joghurt)\n',
  ],
])('a spreadsheet’s file with %s is read', async (_name, text) => {
  expect(await parseFile(bytes(text))).toEqual({ pairs: [row], language: undefined })
})

test('UTF-16 from Excel is read', async () => {
  const text = '\uFEFFsubject\tfield\toriginal\ttranslation\r\ndish:1\tname\tAyran\tAyran (Joghurt)'
  const { pairs } = await parseFile(new Uint8Array(Buffer.from(text, 'utf16le')))
  expect(pairs).toEqual([row])
})

test('XLIFF 1.2 of another tool is read, without its marks and proposals', async () => {
  const { pairs, language } = await parseFile(
    bytes(`<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file source-language="tr" target-language="de-DE" original="menu" datatype="plaintext"><body>
      <trans-unit id="dish:1-${fieldId('name')}"><source>Ayran</source>
      <target><g id="1">Ayran</g> (<mrk mtype="term">Joghurt</mrk>)</target>
      <alt-trans><target>Molke</target></alt-trans></trans-unit></body></file></xliff>`),
  )
  expect(language).toBe('de-DE')
  expect(pairs).toEqual([{ ...row, field: fieldId('name') }])
})

const csvHead = 'subject,field,original,translation\n'
const unreadable = 'translation_file_unreadable'

test.each([
  ['nothing', '', 'translation_file_missing'],
  ['no column of translations', 'subject,field,original\na,b,c', 'translation_file_columns'],
  ['half a quoted cell', `${csvHead}a,b,"c`, unreadable],
  ['half an XML document', '<xliff version="2.1"><file><unit id="a">', unreadable],
  [
    'a document type with entities',
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><xliff/>',
    'translation_file_doctype',
  ],
  ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'translation_file_kind'],
  ['too many lines', `${csvHead}${'a,b,c,d\n'.repeat(30_001)}`, 'translation_file_too_long'],
  [
    'too many units',
    `<xliff version="2.1">${'<unit id="a"/>'.repeat(30_001)}</xliff>`,
    'translation_file_too_long',
  ],
  // Each of them would hold the process for seconds.
  ['a line of a million cells', `${csvHead}${','.repeat(1_000_000)}\na,b,c,d`, unreadable],
  ['elements within 10,000 others', `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`, unreadable],
  [
    'an element with 100,000 attributes',
    `<xliff ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
    unreadable,
  ],
  ['too many characters', 'x'.repeat(5 * 1024 * 1024 + 1), 'translation_file_too_large'],
])('a file with %s is rejected', async (_name, text, messageKey) => {
  await expect(parseFile(bytes(text))).rejects.toMatchObject({ messageKey })
})

test('letters of an old encoding are rejected', async () => {
  const latin = new Uint8Array(
    Buffer.from('subject,field,original,translation\na,b,Künefe,x', 'latin1'),
  )
  await expect(parseFile(latin)).rejects.toMatchObject({
    messageKey: 'translation_file_encoding',
  })
})
