import type { SkipReason } from '#app/domain/translations/files/import-file.ts'
import type { languagesTranslator } from '#app/i18n/languages.ts'
import type { TranslationState } from '#app/domain/translations/translation-state.ts'

type Key = Parameters<ReturnType<typeof languagesTranslator>>[0]
type Keys = Readonly<Record<string, Key | undefined>>

/** The message key of each kind of subject. */
export const kindLabels: Keys = {
  dish: 'kind_dish',
  note: 'kind_note',
  category: 'kind_category',
  menu: 'kind_menu',
  notice: 'kind_notice',
  warning: 'kind_warning',
  house: 'kind_house',
}

/** The message key of each kind of text. */
export const fieldLabels: Keys = {
  name: 'field_name',
  description: 'field_description',
  text: 'field_text',
  size: 'field_size',
  group: 'field_group',
  option: 'field_option',
}

/** The message key of each kind of problem. */
export const problemTexts: Keys = {
  missing: 'problem_missing',
  denial: 'problem_denial',
  claim: 'problem_claim',
  opposite: 'problem_opposite',
  added: 'problem_added',
  lost: 'problem_lost',
  negation: 'problem_negation',
  possibility: 'problem_possibility',
  number: 'problem_number',
  price: 'problem_price',
  unit: 'problem_unit',
  length: 'problem_length',
  language: 'problem_language',
  markup: 'problem_markup',
  link: 'problem_link',
  swapped: 'problem_swapped',
  glossary: 'problem_glossary',
  instruction: 'problem_instruction',
}

/** The message key of each state. */
export const stateLabels = {
  missing: 'state_missing',
  outdated: 'state_outdated',
  rejected: 'state_rejected',
  doubtful: 'state_doubtful',
  unsure: 'state_unsure',
  unread: 'state_unread',
  reviewed: 'state_reviewed',
} as const satisfies Record<TranslationState, Key>

/** The message key of why a line of a file isn't imported. */
export const skipReasons = {
  empty: 'reason_empty',
  unknown: 'reason_unknown',
  changed: 'reason_changed',
  twice: 'reason_twice',
  unusable: 'reason_unusable',
} as const satisfies Record<SkipReason, Key>
