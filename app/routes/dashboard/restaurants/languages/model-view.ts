import type { TranslatedSubject } from '#app/domain/translations/list-translations.ts'
import type { RunStatus } from '#app/domain/translations/runs/find-run.ts'
import { maxCharacters, periodDays } from '#app/domain/translations/runs/limits.ts'
import { estimate, type Estimate } from '#app/domain/translations/runs/to-do.ts'
import { errorTranslator, isCommonErrorKey } from '#app/i18n/errors.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The data of `ModelCard`. */
export interface ModelView {
  /** The latest run; undefined if there was none. */
  readonly run:
    | {
        readonly state: 'running' | 'paused' | 'done'
        /** Why it is paused; empty for no particular reason. */
        readonly reason: string
        readonly total: number
        readonly translated: number
        readonly rejected: number
      }
    | undefined
  /** An estimate of the work that is left to translate. */
  readonly estimate: Estimate
  /** The number of characters that may still be translated in this period. */
  readonly remaining: number
  /** The number of characters that may be translated in a period. */
  readonly limit: number
}

export function toModelView(
  subjects: readonly TranslatedSubject[],
  { run, remaining }: RunStatus,
  locale: Locale,
): ModelView {
  const reason = run?.state === 'paused' ? (run.reason ?? '') : ''
  return {
    run: run && {
      state: run.state,
      reason: isCommonErrorKey(reason) ? errorTranslator(locale)(reason, { days: periodDays }) : '',
      total: run.total,
      translated: run.translated,
      rejected: run.rejected,
    },
    estimate: estimate(subjects),
    remaining,
    limit: maxCharacters,
  }
}
