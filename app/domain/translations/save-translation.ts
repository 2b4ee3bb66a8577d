import { and, eq } from 'drizzle-orm'
import { asOwner } from '#app/db/actors.ts'
import { translations } from '#app/db/schema/index.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { readSubjects } from './read-subjects.ts'
import { ensureLanguage, getLanguagePair } from './restaurant-language.ts'
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
 * @param input `subject`, `version` of the texts that it is of, and `text.<field>` for each
 * @returns it with what the check found; guests read it only if that is nothing
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 * @throws {ConflictError} if the owner's texts were changed meanwhile
 */
export async function saveTranslation(
  ownerId: string,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<SavedTranslation> {
  const { subject: key, version, texts } = parseInput(translationSchema, input)
  return asOwner(ownerId, async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    await ensureLanguage(transaction, pair)
    const subjects = await readSubjects(transaction, pair.restaurant)
    const subject = subjects.find((one) => one.key === key)
    if (!subject) throw new NotFoundError('translation_subject_not_found')
    const source = subject.textsIn(pair.to)
    if (sourceVersion(source) !== version) throw new ConflictError('translation_source_changed')
    await storeTranslations(transaction, [{ subject, texts }], {
      ownerId,
      restaurantId: pair.restaurant.id,
      from: pair.from,
      to: pair.to,
      origin: 'hand',
      isReviewed: true,
      subjects,
    })
    return readSaved(transaction, source, key, pair.to)
  })
}

/**
 * Marks a translation as read by the owner, unless the check found a problem.
 * @param input `subject`, and `version` of the texts that it is of
 * @throws {NotFoundError | InvalidInputError | InvalidFieldsError}
 * @throws {ConflictError} if the owner's texts or the translation were changed meanwhile
 */
export async function acceptTranslation(
  ownerId: string,
  restaurantId: string,
  language: string,
  input: unknown,
): Promise<SavedTranslation> {
  const { subject: key, version, savedAt } = parseInput(acceptSchema, input)
  return asOwner(ownerId, async (transaction) => {
    const pair = await getLanguagePair(transaction, restaurantId, language)
    const subject = (await readSubjects(transaction, pair.restaurant)).find(
      (one) => one.key === key,
    )
    if (!subject) throw new NotFoundError('translation_subject_not_found')
    const source = subject.textsIn(pair.to)
    const { state, translation } = await readSaved(transaction, source, key, pair.to)
    const isSame =
      sourceVersion(source) === version && translation.updatedAt.getTime() === savedAt.getTime()
    if (!isSame || !acceptable.has(state)) throw new ConflictError('translation_source_changed')
    await transaction
      .update(translations)
      .set({ reviewedAt: new Date() })
      .where(eq(translations.id, translation.id))
    await renewPages(transaction, [subject], { restaurantId: pair.restaurant.id, to: pair.to })
    return readSaved(transaction, source, key, pair.to)
  })
}

const acceptable: ReadonlySet<TranslationState> = new Set(['unsure', 'unread', 'reviewed'])

async function readSaved(
  transaction: Parameters<typeof readSubjects>[0],
  source: Texts,
  subject: string,
  language: string,
): Promise<SavedTranslation> {
  const [translation] = await transaction
    .select()
    .from(translations)
    .where(and(eq(translations.subject, subject), eq(translations.language, language)))
  if (!translation) throw new NotFoundError('translation_subject_not_found')
  return { state: translationState(source, translation), translation }
}
