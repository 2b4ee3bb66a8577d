import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { translations } from '#app/db/schema/index.ts'
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { readSubjects, type Subject } from './read-subjects.ts'
import { ensureLanguage, getLanguagePair, type LanguagePair } from './restaurant-language.ts'
import { acceptSchema, translationSchema } from './schemas.ts'
import { sourceVersion } from './source-version.ts'
import { invalidatePages, storeTranslations } from './store-translations.ts'
import type { Texts } from './subjects.ts'
import { translationState, type TranslationState } from './translation-state.ts'
import type { TranslationRow } from './list-translations.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A stored translation with its state. */
export interface SavedTranslation {
  readonly state: TranslationState
  readonly translation: TranslationRow
}

/**
 * Stores a translation that the owner wrote.
 * @param input `subject`, the `version` of the original texts, `text.<field>` for each translated text, and
 *   optionally the `savedAt` of the translation that it replaces
 * @returns it with its state; guests can read it unless the check finds a problem or doubt
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 * @throws {ConflictError} if the owner's texts or the translation were changed in the meantime
 */
export async function saveTranslation(
  member: Member,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<SavedTranslation> {
  const { subject: key, version, savedAt, texts } = parseInput(translationSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    await ensureLanguage(transaction, pair)
    const subject = await findSubject(transaction, pair, key)
    if (sourceVersion(subject.source) !== version) throw changedMeanwhile()
    const storedTranslation = await readStored(transaction, key, pair.to)
    const isUnchanged =
      savedAt === undefined || savedAt === (storedTranslation?.updatedAt.toISOString() ?? '')
    if (!isUnchanged) throw changedMeanwhile()
    return store(transaction, pair, subject, texts)
  })
}

/**
 * Marks a translation as reviewed by the owner, unless the check found a problem. If the owner has edited
 * texts of it, stores these instead.
 * @param input `subject`, the `version` of the original texts, `savedAt`, optionally `text.<field>` for each
 *   translated text, and `isConfirmed` ("on") if the owner confirms it despite doubts of the check
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 * @throws {ConflictError} if the owner's texts or the translation were changed in the meantime
 */
export async function acceptTranslation(
  member: Member,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<SavedTranslation> {
  const { subject: key, version, savedAt, isConfirmed, texts } = parseInput(acceptSchema, input)
  return asOwner(member, 'editMenus', async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    const found = await findSubject(transaction, pair, key)
    const { source, subject } = found
    const { state, translation } = await readSaved(transaction, source, key, pair.to)
    const isUnchanged =
      sourceVersion(source) === version && translation.updatedAt.getTime() === savedAt.getTime()
    if (!isUnchanged || !acceptableStates.has(state)) throw changedMeanwhile()
    const isEdited = Object.entries(texts).some(
      ([field, text]) => translation.texts[field] !== text,
    )
    if (isEdited) return store(transaction, pair, found, texts)
    if (state === 'doubtful' && !isConfirmed) {
      throw new InvalidInputError('translation_not_confirmed')
    }
    await transaction
      .update(translations)
      .set({ reviewedAt: new Date() })
      .where(eq(translations.id, translation.id))
    await invalidatePages(transaction, [subject], { restaurantId: pair.restaurant.id, to: pair.to })
    return readSaved(transaction, source, key, pair.to)
  })
}

const changedMeanwhile = () => new ConflictError('translation_source_changed')

/** A subject with what its translation is compared with. */
export interface FoundSubject {
  readonly subject: Subject
  /** The owner's texts that have to be translated. */
  readonly source: Texts
  /** All subjects of the restaurant. */
  readonly subjects: readonly Subject[]
}

/** @throws {NotFoundError} if the restaurant has no such subject */
export async function findSubject(
  transaction: Transaction,
  pair: LanguagePair,
  key: string,
): Promise<FoundSubject> {
  const subjects = await readSubjects(transaction, pair.restaurant)
  const subject = subjects.find((each) => each.key === key)
  if (!subject) throw new NotFoundError('translation_subject_not_found')
  return { subject, source: subject.textsIn(pair.to), subjects }
}

async function store(
  transaction: Transaction,
  { restaurant, from, to }: LanguagePair,
  { subject, source, subjects }: FoundSubject,
  texts: Texts,
): Promise<SavedTranslation> {
  await storeTranslations(transaction, [{ subject, texts }], {
    ownerId: restaurant.ownerId,
    restaurantId: restaurant.id,
    from,
    to,
    origin: 'hand',
    isReviewed: true,
    subjects,
  })
  return readSaved(transaction, source, subject.key, to)
}

const acceptableStates: ReadonlySet<TranslationState> = new Set([
  'doubtful',
  'unsure',
  'unread',
  'reviewed',
])

async function readSaved(
  transaction: Transaction,
  source: Texts,
  subject: string,
  language: string,
): Promise<SavedTranslation> {
  const translation = await readStored(transaction, subject, language)
  if (!translation) throw new NotFoundError('translation_subject_not_found')
  return { state: translationState(source, translation), translation }
}

async function readStored(
  transaction: Transaction,
  subject: string,
  language: string,
): Promise<TranslationRow | undefined> {
  const [translation] = await transaction
    .select()
    .from(translations)
    .where(and(eq(translations.subject, subject), eq(translations.language, language)))
  return translation
}
