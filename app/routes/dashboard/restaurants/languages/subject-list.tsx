import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { TranslationsView } from '#app/domain/translations/page-of-translations.ts'
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
  /** The number of subjects in the view, on all pages. */
  readonly found: number
  /** The number of translations that the owner hasn't reviewed. */
  readonly toReview: number
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** Where typed translations are previewed. */
  readonly preview: string
  /** The page's action data. */
  readonly result: unknown
}

/** Subjects with their translations, and a link and keys to review them fast. */
export function SubjectList(props: Props) {
  const { subjects, view, found, toReview, from, to, preview, result } = props
  const translate = useLanguagesTranslate()
  const next = view.from + subjects.length
  // Accepted translations leave the list of those to review, so its first page fills up again.
  const nextPage =
    view.show !== 'review' && next < found ? addressOf({ ...view, from: next }) : undefined
  const { region, list, goToFirst, goToNext, listHandlers } = useReviewFocus(
    subjects,
    view,
    nextPage,
  )
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
                {...{ subject, from, to, preview, result }}
                address={addressOf({ ...view, keep: subject.key })}
                onAccept={goToNext}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
