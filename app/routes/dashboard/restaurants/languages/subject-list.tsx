import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { type TranslationsView } from '#app/domain/translations/page-of-translations.ts'
import { CircleCheck, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SubjectItem } from './subject-item.tsx'
import type { SubjectView } from './subject-view.ts'
import { addressOf, emptyTitles } from './translations-view.ts'
import { useReviewFocus } from './use-review-focus.ts'

interface Props {
  readonly subjects: readonly SubjectView[]
  readonly view: TranslationsView
  /** How many subjects the view has. */
  readonly found: number
  /** How many translations the owner hasn't read. */
  readonly toReview: number
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The page's action data. */
  readonly result: unknown
}

/** Subjects with their translations, and how to review them fast. */
export function SubjectList({ subjects, view, found, toReview, from, to, result }: Props) {
  const translate = useLanguagesTranslate()
  const next = view.from + subjects.length
  // Accepted translations leave the list of those to review, so that its next ones move up.
  const nextPage =
    view.show !== 'review' && next < found ? addressOf({ ...view, from: next }) : undefined
  const { region, list, goToFirst, goOn, listHandlers } = useReviewFocus(subjects, view, nextPage)
  return (
    <div className="flex flex-col gap-4">
      {toReview > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link
            to={addressOf({ show: 'review', words: '', from: 0 })}
            preventScrollReset
            onClick={goToFirst}
            className={buttonStyle('quiet', 'w-full sm:w-auto')}
          >
            {translate('review')}
          </Link>
          <p role="status" className="text-ink-soft tabular-nums">
            {translate('to_review', { count: toReview })}
          </p>
          <p className="hidden text-sm text-ink-soft lg:block">{translate('keys')}</p>
        </div>
      )}
      <div ref={region} tabIndex={-1} className="rounded-card">
        {subjects.length === 0 ? (
          <EmptyState
            icon={view.words === '' ? CircleCheck : SearchX}
            title={translate(view.words === '' ? emptyTitles[view.show] : 'not_found')}
          />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the buttons in it
          <ul ref={list} {...listHandlers} className="flex flex-col gap-4">
            {subjects.map((subject) => (
              <SubjectItem
                key={subject.key}
                {...{ subject, from, to, result }}
                address={addressOf({ ...view, keep: subject.key })}
                onAccept={goOn}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
