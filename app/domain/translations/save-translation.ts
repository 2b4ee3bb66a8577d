import { and, eq } from 'drizzle-orm'
import { asOwner, type Transaction } from '#app/db/actors.ts'
import { translations } from '#app/db/schema/index.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { readSubjects, type Subject } from './read-subjects.ts'
import { ensureLanguage, getLanguagePair, type LanguagePair } from './restaurant-language.ts'
import { acceptSchema, translationSchema } from './schemas.ts'
import { sourceVersion } from './source-version.ts'
import { renewPages, storeTranslations } from './store-translations.ts'
import type { Texts } from './subjects.ts'
import { translationState, type TranslationState } from './translation-state.ts'
import type { TranslationRow } from './list-translations.ts'

/** A stored translation, and how far it is. */
export interface SavedTranslation {
  readonly state: TranslationState
  readonly translation: TranslationRow
}

/**
 * Stores a translation that the owner wrote.
 * @param input `subject`, `version` of the texts that it is of, `text.<field>` for each, and
 *   optionally `savedAt` of the translation that it replaces
 * @returns it with what the check found; guests read it only if that is nothing
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 * @throws {ConflictError} if the owner's texts or the translation were changed meanwhile
 */
export async function saveTranslation(
  ownerId: string,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<SavedTranslation> {
  const { subject: key, version, savedAt, texts } = parseInput(translationSchema, input)
  return asOwner(ownerId, async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    await ensureLanguage(transaction, pair)
    const found = await findSubject(transaction, pair, key)
    if (sourceVersion(found.source) !== version) throw changedMeanwhile()
    const stored = await readStored(transaction, key, pair.to)
    const isSame = savedAt === undefined || savedAt === (stored?.updatedAt.toISOString() ?? '')
    if (!isSame) throw changedMeanwhile()
    return store(transaction, pair, found, texts)
  })
}

/**
 * Marks a translation as read by the owner, unless the check found a problem. If the owner has
 * changed texts of it, stores them.
 * @param input `subject`, `version` of the texts that it is of, `savedAt`, and optionally
 *   `text.<field>` for each
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 * @throws {ConflictError} if the owner's texts or the translation were changed meanwhile
 */
export async function acceptTranslation(
  ownerId: string,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<SavedTranslation> {
  const { subject: key, version, savedAt, texts } = parseInput(acceptSchema, input)
  return asOwner(ownerId, async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    const found = await findSubject(transaction, pair, key)
    const { source, subject } = found
    const { state, translation } = await readSaved(transaction, source, key, pair.to)
    const isSame =
      sourceVersion(source) === version && translation.updatedAt.getTime() === savedAt.getTime()
    if (!isSame || !acceptable.has(state)) throw changedMeanwhile()
    const isEdited = Object.entries(texts).some(
      ([field, text]) => translation.texts[field] !== text,
    )
    if (isEdited) return store(transaction, pair, found, texts)
    await transaction
      .update(translations)
      .set({ reviewedAt: new Date() })
      .where(eq(translations.id, translation.id))
    await renewPages(transaction, [subject], { restaurantId: pair.restaurant.id, to: pair.to })
    return readSaved(transaction, source, key, pair.to)
  })
}

const changedMeanwhile = () => new ConflictError('translation_source_changed')

interface Found {
  readonly subject: Subject
  /** The owner's texts that need translating. */
  readonly source: Texts
  /** All that is on the restaurant's menus. */
  readonly subjects: readonly Subject[]
}

async function findSubject(
  transaction: Transaction,
  pair: LanguagePair,
  key: string,
): Promise<Found> {
  const subjects = await readSubjects(transaction, pair.restaurant)
  const subject = subjects.find((one) => one.key === key)
  if (!subject) throw new NotFoundError('translation_subject_not_found')
  return { subject, source: subject.textsIn(pair.to), subjects }
}

async function store(
  transaction: Transaction,
  { restaurant, from, to }: LanguagePair,
  { subject, source, subjects }: Found,
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

const acceptable: ReadonlySet<TranslationState> = new Set(['unsure', 'unread', 'reviewed'])

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
