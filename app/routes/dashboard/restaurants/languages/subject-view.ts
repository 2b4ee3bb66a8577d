import { writtenTopics } from '#app/domain/guest-menu/topics.ts'
import type { TranslatedSubject } from '#app/domain/translations/list-translations.ts'
import type { TranslationState } from '#app/domain/translations/translation-state.ts'
import { textField } from '#app/domain/translations/schemas.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { restaurantsTranslator } from '#app/i18n/restaurants.ts'

/** A finding of the check in a text. */
export interface FindingView {
  readonly kind: string
  readonly words: string
}

/** A text of a subject with its translation. */
export interface FieldView {
  /** The name of its form field. */
  readonly name: string
  /** The kind of text: `name`, `word`. */
  readonly kind: string
  readonly original: string
  /** The text that was translated, if the owner has changed it since. */
  readonly former: string | undefined
  readonly text: string
  readonly problems: readonly FindingView[]
  /** Possible problems, until the owner confirms that the translation is right despite them. */
  readonly doubts: readonly FindingView[]
}

/** A subject as shown in its form. */
export interface SubjectView {
  readonly key: string
  /** The kind of subject: `dish`, `house`. */
  readonly kind: string
  /** The owner's name for it; empty for a restaurant's text and a dish's note. */
  readonly name: string
  /** The topic of a house fact in the page's language, or the name of a note's dish; else empty. */
  readonly about: string
  /** Whether guests see the subject. */
  readonly isShown: boolean
  readonly version: string
  readonly state: TranslationState
  /** The time at which the translation was stored, as ISO 8601; empty if there is none. */
  readonly savedAt: string
  readonly fields: readonly FieldView[]
}

export function toSubjectView(
  { key, kind, name, isShown, version, state, texts, translation }: TranslatedSubject,
  locale: Locale,
): SubjectView {
  const doubts = (state !== 'reviewed' && translation?.doubts) || []
  return {
    key,
    kind: kind.replace(/\..*/, ''),
    name: kind === 'note' ? '' : name,
    about: kind === 'note' ? name : topicOf(kind, locale),
    isShown,
    version,
    state,
    savedAt: translation?.updatedAt.toISOString() ?? '',
    fields: Object.entries(texts).map(([field, original]) => {
      const former = translation?.source[field]
      return {
        name: textField(field),
        kind: field.replace(/\..*/, ''),
        original,
        former: former === original ? undefined : former,
        text: translation?.texts[field] ?? '',
        problems: (translation?.problems ?? []).filter((problem) => problem.field === field),
        doubts: doubts.filter((doubt) => doubt.field === field),
      }
    }),
  }
}

/** Returns the topic of a house fact in the page's language; empty for other subjects. */
function topicOf(kind: TranslatedSubject['kind'], locale: Locale): string {
  const topic = writtenTopics.find((one) => kind === `house.${one}`)
  return topic ? restaurantsTranslator(locale)(`topic_${topic}`) : ''
}
