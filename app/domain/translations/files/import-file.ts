import { appendAction } from '../../audit/record-action.ts'
import { inSlices } from '../../in-slices.ts'
import { ConflictError, InvalidInputError } from '../../errors.ts'
import {
  checkTranslations,
  prepareCheck,
  type TranslationProblem,
} from '../check/check-translation.ts'
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
import { asOwner } from '../../as-owner.ts'
import type { Member } from '../../actor.ts'

/** Why a translation of a file isn't imported. */
export type SkipReason = 'empty' | 'unknown' | 'changed' | 'twice' | 'unusable'

/** The changes that a file makes. */
export interface ImportedFile {
  /** Whether the changes have been stored. */
  readonly isStored: boolean
  /** The number of subjects that had no translation. */
  readonly added: number
  /** The number of subjects whose translation changes. */
  readonly changed: number
  /** The number of subjects whose translation is the stored one. */
  readonly same: number
  /** The number of subjects that stay as they are because the owner has translated or reviewed them. */
  readonly kept: number
  /** The number of added or changed subjects with problems or doubts. */
  readonly withProblems: number
  /** The number of added or changed subjects without these, of which the check couldn't compare enough. */
  readonly unsure: number
  readonly skipped: Readonly<Record<SkipReason, number>>
  /** Problems and doubts, then skipped translations, up to `maxExamples`. */
  readonly examples: readonly {
    readonly name: string
    readonly text: string
    readonly reason: SkipReason | TranslationProblem
  }[]
}

interface ImportOptions {
  /** Whether to store the translations; otherwise, the changes are only determined. */
  readonly isConfirmed: boolean
  /** Whether to also replace translations that the owner has written or reviewed. */
  readonly replacesReviewed: boolean
}

/** The changed translation of a subject, with the result of its check. */
type CheckedChange = CheckedTranslation & { readonly subject: TranslatedSubject }

const maxExamples = 50

/**
 * Imports translations from a file. Texts that the owner has changed since the file was written are
 * skipped.
 * @throws {InvalidInputError} if the file can't be read; the message says what to do
 * @throws {NotFoundError | ConflictError}
 */
export async function importFile(
  member: Member,
  restaurantId: string,
  language: string,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportedFile> {
  const file = await parseFile(bytes)
  const { pair, glossary, subjects, rows } = await asOwner(
    member,
    'editMenus',
    async (transaction) => {
      const languages = await getLanguagePair(transaction, restaurantId, language)
      assertLanguage(file, languages)
      return {
        pair: languages,
        glossary: (await ensureLanguage(transaction, languages)).glossary,
        subjects: await readSubjects(transaction, languages.restaurant),
        rows: await readTranslations(transaction, languages, [languages.to]),
      }
    },
  )
  // Outside the transaction, because comparing takes seconds.
  const current = await joinTranslations(subjects, rows, pair.to)
  const { texts, skipped } = await match(file.pairs, current)
  const changes = current.flatMap((subject): Change[] => {
    const importedTexts = texts.get(subject.key)
    return importedTexts ? [changeOf(subject, importedTexts)] : []
  })
  const plausible = changes.filter(({ subject, merged }) =>
    isOfPlausibleLength(subject.texts, merged),
  )
  const appliedChanges = plausible.filter((change) => isApplied(change, options))
  const checkedChanges = await check(appliedChanges, current, pair, parseGlossary(glossary))
  if (options.isConfirmed && checkedChanges.length > 0) await store(member, pair, checkedChanges)
  const addedCount = countKind(plausible, 'added')
  const same = countKind(plausible, 'same')
  const withProblems = checkedChanges.filter(
    ({ problems, doubts }) => problems.length + doubts.length > 0,
  )
  return {
    isStored: options.isConfirmed,
    added: addedCount,
    changed: appliedChanges.length - addedCount,
    same,
    kept: plausible.length - same - appliedChanges.length,
    withProblems: withProblems.length,
    unsure: checkedChanges.filter(({ isSure }) => !isSure).length - withProblems.length,
    skipped: countSkipped(skipped, changes.length - plausible.length),
    examples: [...withProblems.flatMap(problemExamples), ...skippedExamples(skipped)].slice(
      0,
      maxExamples,
    ),
  }
}

const isApplied = ({ kind, subject }: Change, { replacesReviewed }: ImportOptions) =>
  kind === 'added' || (kind === 'changed' && (replacesReviewed || subject.state !== 'reviewed'))

async function check(
  changes: readonly Change[],
  all: readonly TranslatedSubject[],
  { from, to }: LanguagePair,
  glossary: ReadonlyMap<string, string>,
): Promise<CheckedChange[]> {
  const others = all.map(({ texts }) => texts)
  await prepareCheck(from, to)
  return checkTranslations(
    changes.map(({ subject, merged }) => {
      return { subject, source: subject.texts, texts: merged, from, to, glossary, others }
    }),
  )
}

const countKind = (changes: readonly Change[], kind: Change['kind']) =>
  changes.filter((change) => change.kind === kind).length

/** @param implausible how many subjects are skipped because of the length of their texts */
function countSkipped(
  skippedPairs: readonly SkippedPair[],
  implausible: number,
): ImportedFile['skipped'] {
  const count = (skipReason: SkipReason) =>
    skippedPairs.filter(({ reason }) => reason === skipReason).length
  return {
    empty: count('empty'),
    unknown: count('unknown'),
    changed: count('changed'),
    twice: count('twice'),
    unusable: count('unusable') + implausible,
  }
}

const problemExamples = ({ subject, texts, problems, doubts }: CheckedChange) =>
  [...problems, ...doubts].map((problem) => ({
    name: subject.name || (subject.texts[problem.field] ?? ''),
    text: texts[problem.field] ?? '',
    reason: problem,
  }))

const skippedExamples = (skippedPairs: readonly SkippedPair[]) =>
  skippedPairs
    .filter(({ reason }) => reason !== 'empty')
    .map(({ pair: { original, translation }, reason }) => ({
      name: original.slice(0, maxTranslatedLength),
      text: translation.slice(0, maxTranslatedLength),
      reason,
    }))

/** @throws {InvalidInputError} if the file names another language */
function assertLanguage({ language }: FilePairs, { to }: LanguagePair): void {
  const fileLanguage = language?.split('-')[0]?.toLowerCase()
  if (fileLanguage !== undefined && fileLanguage !== '' && fileLanguage !== to) {
    throw new InvalidInputError('translation_file_language', { language: fileLanguage })
  }
}

/** @throws {ConflictError} if any of the translations has been changed since they were read */
async function store(
  member: Member,
  { restaurant, from, to }: LanguagePair,
  checkedChanges: readonly CheckedChange[],
): Promise<void> {
  await asOwner(member, 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurant.id, to)
    const rows = await readTranslations(transaction, pair, [to])
    const isChanged = checkedChanges.some(({ subject: { key, translation } }) => {
      const storedRow = rows.get(rowKey(key, to))
      return storedRow?.updatedAt.getTime() !== translation?.updatedAt.getTime()
    })
    if (isChanged) throw new ConflictError('translation_source_changed')
    await storeChecked(transaction, checkedChanges, {
      ownerId: member.ownerId,
      restaurantId: restaurant.id,
      from,
      to,
      origin: 'file',
      isReviewed: false,
    })
    await appendAction(transaction, member, {
      action: 'restaurant.translations_import',
      subjectId: restaurant.id,
      subjectName: restaurant.name,
      changes: { language: [null, to] },
    })
  })
}

interface SkippedPair {
  readonly pair: Pair
  readonly reason: SkipReason
}

interface MatchedPairs {
  /** The translations by subject, then by field. */
  readonly texts: ReadonlyMap<string, Texts>
  readonly skipped: readonly SkippedPair[]
}

/** Assigns each translation of a file to a text of a subject, or skips it. */
async function match(
  pairs: readonly Pair[],
  subjects: readonly TranslatedSubject[],
): Promise<MatchedPairs> {
  const bySubject = new Map(
    await inSlices(subjects, ({ key, texts }) => [key, fieldsById(texts)] as const),
  )
  const texts = new Map<string, Record<string, string>>()
  const skippedPairs: SkippedPair[] = []
  await inSlices(pairs, (pair) => {
    const skip = (reason: SkipReason) => void skippedPairs.push({ pair, reason })
    const translation = comparable(pair.translation)
    const target = bySubject.get(pair.subject)?.get(comparable(pair.field))
    if (translation === '') skip('empty')
    else if (!target) skip('unknown')
    else if (comparable(target.original) !== comparable(pair.original)) skip('changed')
    else if (!isTranslatedText(translation)) skip('unusable')
    else {
      const translated = texts.get(pair.subject) ?? {}
      if (Object.hasOwn(translated, target.field)) skip('twice')
      else translated[target.field] = translation
      texts.set(pair.subject, translated)
    }
  })
  return { texts, skipped: skippedPairs }
}

/** Indexes a subject's texts by the field names that occur in files. */
const fieldsById = (texts: Texts) =>
  new Map(
    Object.entries(texts).flatMap(([field, original]) =>
      [comparable(field), fieldId(field)].map((id) => [id, { field, original }] as const),
    ),
  )

interface Change {
  readonly kind: 'added' | 'changed' | 'same'
  readonly subject: TranslatedSubject
  /** The file's texts, completed by stored ones that are up to date. */
  readonly merged: Texts
}

function changeOf(subject: TranslatedSubject, importedTexts: Texts): Change {
  const { texts, translation } = subject
  const isCurrent = (field: string) => translation?.source[field] === texts[field]
  const mergedTexts = Object.fromEntries(
    Object.keys(texts).map((field) => [
      field,
      importedTexts[field] ?? (isCurrent(field) ? (translation?.texts[field] ?? '') : ''),
    ]),
  )
  if (!translation) return { kind: 'added', subject, merged: mergedTexts }
  const isSame = Object.entries(mergedTexts).every(
    ([field, text]) => isCurrent(field) && translation.texts[field] === text,
  )
  return { kind: isSame ? 'same' : 'changed', subject, merged: mergedTexts }
}
