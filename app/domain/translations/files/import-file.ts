import { asOwner } from '#app/db/actors.ts'
import { inSlices } from '../../in-slices.ts'
import { ConflictError, InvalidInputError } from '../../errors.ts'
import { checkTranslations, prepareCheck, type Problem } from '../check/check-translation.ts'
import { parseGlossary } from '../glossary.ts'
import {
  readTranslations,
  rowKey,
  joinTranslations,
  type TranslatedSubject,
} from '../list-translations.ts'
import { readSubjects } from '../read-subjects.ts'
import { ensureLanguage, getLanguagePair, type LanguagePair } from '../restaurant-language.ts'
import { isOfPlausibleLength, isTranslatedText, maxTranslatedLength } from '../schemas.ts'
import { storeChecked, type CheckedTranslation } from '../store-translations.ts'
import type { Texts } from '../subjects.ts'
import { comparable, fieldId, type FilePairs, type Pair } from './pair.ts'
import { parseFile } from './parse-file.ts'

/** Why a line of a file isn't imported. */
export type SkipReason = 'empty' | 'unknown' | 'changed' | 'twice' | 'unusable'

/** The changes that a file would make, or has made. */
export interface ImportedFile {
  /** Whether it has been stored. */
  readonly isStored: boolean
  /** Subjects without a translation until now. */
  readonly added: number
  /** Subjects whose translation changes. */
  readonly changed: number
  readonly same: number
  /** Subjects that the owner has translated or reviewed, and that stay as they are. */
  readonly kept: number
  /**
   * Added or changed subjects with problems or doubts; `unsure` counts those that the owner has to
   * read.
   */
  readonly withProblems: number
  readonly unsure: number
  readonly skipped: Readonly<Record<SkipReason, number>>
  /** The first with problems and the first skipped ones. */
  readonly examples: readonly {
    readonly name: string
    readonly text: string
    readonly reason: SkipReason | Problem
  }[]
}

interface Options {
  /** Whether to store the translations; otherwise it is only said what would change. */
  readonly isConfirmed: boolean
  /** Whether to replace what the owner has translated or reviewed, too. */
  readonly replacesReviewed: boolean
}

const maxExamples = 50

/**
 * Imports translations from a file. Nothing is stored for texts that the owner has changed since
 * the file was written.
 * @throws {NotFoundError | InvalidInputError} if the file can't be read, with what to do
 */
export async function importFile(
  ownerId: string,
  restaurantId: string,
  language: string,
  bytes: Uint8Array,
  options: Options,
): Promise<ImportedFile> {
  const file = await parseFile(bytes)
  const { pair, glossary, subjects, rows } = await asOwner(ownerId, async (transaction) => {
    const languages = await getLanguagePair(transaction, restaurantId, language)
    assertLanguage(file, languages)
    return {
      pair: languages,
      glossary: (await ensureLanguage(transaction, languages)).glossary,
      subjects: await readSubjects(transaction, languages.restaurant),
      rows: await readTranslations(transaction, languages, [languages.to]),
    }
  })
  // Comparing takes seconds, in which nobody must wait for a connection.
  const listed = await joinTranslations(subjects, rows, pair.to)
  const { texts, skipped } = await match(file.pairs, listed)
  const given = listed.flatMap((subject) => {
    const ofSubject = texts.get(subject.key)
    return ofSubject ? [{ subject, ...changeOf(subject, ofSubject) }] : []
  })
  const changes = given.filter(({ subject, merged }) => isOfPlausibleLength(subject.texts, merged))
  const wanted = changes.filter(
    ({ subject, kind }) =>
      kind === 'added' ||
      (kind === 'changed' && (options.replacesReviewed || subject.state !== 'reviewed')),
  )
  const common = {
    from: pair.from,
    to: pair.to,
    glossary: parseGlossary(glossary),
    others: listed.map((subject) => subject.texts),
  }
  await prepareCheck(pair.from, pair.to)
  const checked = await checkTranslations(
    wanted.map(({ subject, merged }) => ({
      subject,
      source: subject.texts,
      texts: merged,
      ...common,
    })),
  )
  if (options.isConfirmed && checked.length > 0) await store(ownerId, pair, checked)
  const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length
  const withProblems = checked
    .map(({ subject, texts: merged, problems, doubts }) => ({
      subject,
      merged,
      found: [...problems, ...doubts],
    }))
    .filter(({ found }) => found.length > 0)
  const countSkipped = (wantedReason: SkipReason) =>
    skipped.filter(({ reason }) => reason === wantedReason).length
  return {
    isStored: options.isConfirmed,
    added: count('added'),
    changed: wanted.length - count('added'),
    same: count('same'),
    kept: changes.length - count('same') - wanted.length,
    withProblems: withProblems.length,
    unsure: checked.filter(({ isSure }) => !isSure).length - withProblems.length,
    skipped: {
      empty: countSkipped('empty'),
      unknown: countSkipped('unknown'),
      changed: countSkipped('changed'),
      twice: countSkipped('twice'),
      unusable: countSkipped('unusable') + given.length - changes.length,
    },
    examples: [
      ...withProblems.flatMap(({ subject, merged, found }) =>
        found.map((problem) => ({
          name: subject.name || (subject.texts[problem.field] ?? ''),
          text: merged[problem.field] ?? '',
          reason: problem,
        })),
      ),
      ...skipped
        .filter(({ reason }) => reason !== 'empty')
        .map(({ pair: { original, translation }, reason }) => ({
          name: original.slice(0, maxTranslatedLength),
          text: translation.slice(0, maxTranslatedLength),
          reason,
        })),
    ].slice(0, maxExamples),
  }
}

/** @throws {InvalidInputError} if the file says that it is in another language */
function assertLanguage({ language }: FilePairs, { to }: LanguagePair): void {
  const said = language?.split('-')[0]?.toLowerCase()
  if (said !== undefined && said !== '' && said !== to) {
    throw new InvalidInputError('translation_file_language', { language: said })
  }
}

/** @throws {ConflictError} if any of the translations was changed meanwhile */
async function store(
  ownerId: string,
  { restaurant, from, to }: LanguagePair,
  checked: readonly (CheckedTranslation & { readonly subject: TranslatedSubject })[],
): Promise<void> {
  await asOwner(ownerId, async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurant.id, to)
    const rows = await readTranslations(transaction, pair, [to])
    const isChanged = checked.some(({ subject: { key, translation } }) => {
      const now = rows.get(rowKey(key, to))
      return now?.updatedAt.getTime() !== translation?.updatedAt.getTime()
    })
    if (isChanged) throw new ConflictError('translation_source_changed')
    await storeChecked(transaction, checked, {
      ownerId,
      restaurantId: restaurant.id,
      from,
      to,
      origin: 'file',
      isReviewed: false,
    })
  })
}

interface Matched {
  /** By subject, then by field. */
  readonly texts: ReadonlyMap<string, Texts>
  readonly skipped: readonly { readonly pair: Pair; readonly reason: SkipReason }[]
}

/** Finds what each line of a file is the translation of. */
async function match(
  pairs: readonly Pair[],
  subjects: readonly TranslatedSubject[],
): Promise<Matched> {
  const bySubject = new Map(
    await inSlices(subjects, ({ key, texts }) => [key, fieldsById(texts)] as const),
  )
  const texts = new Map<string, Record<string, string>>()
  const skipped: { pair: Pair; reason: SkipReason }[] = []
  await inSlices(pairs, (pair) => {
    const skip = (reason: SkipReason) => void skipped.push({ pair, reason })
    const translation = comparable(pair.translation)
    const found = bySubject.get(pair.subject)?.get(comparable(pair.field))
    if (translation === '') skip('empty')
    else if (!found) skip('unknown')
    else if (comparable(found.original) !== comparable(pair.original)) skip('changed')
    else if (!isTranslatedText(translation)) skip('unusable')
    else {
      const known = texts.get(pair.subject) ?? {}
      if (Object.hasOwn(known, found.field)) skip('twice')
      else known[found.field] = translation
      texts.set(pair.subject, known)
    }
  })
  return { texts, skipped }
}

/** A subject's texts by what lines of files call them. */
const fieldsById = (texts: Texts) =>
  new Map(
    Object.entries(texts).flatMap(([field, original]) =>
      [comparable(field), fieldId(field)].map((id) => [id, { field, original }] as const),
    ),
  )

type ChangeKind = 'added' | 'changed' | 'same'

/** Completes a file's texts with the stored ones of today's texts, and compares. */
function changeOf(
  { texts, translation }: TranslatedSubject,
  given: Texts,
): { readonly kind: ChangeKind; readonly merged: Texts } {
  const isCurrent = (field: string) => translation?.source[field] === texts[field]
  const merged = Object.fromEntries(
    Object.keys(texts).map((field) => [
      field,
      given[field] ?? (isCurrent(field) ? (translation?.texts[field] ?? '') : ''),
    ]),
  )
  if (!translation) return { kind: 'added', merged }
  const isSame = Object.entries(merged).every(
    ([field, text]) => isCurrent(field) && translation.texts[field] === text,
  )
  return { kind: isSame ? 'same' : 'changed', merged }
}
