import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import {
  shownKinds,
  subjectsPerPage,
  type PageOfTranslations,
  type TranslationsView,
} from '#app/domain/translations/page-of-translations.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { usePreviewTranslate } from '#app/i18n/preview.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Beside } from '../../preview/beside.tsx'
import { ListSearch } from '../list-search.tsx'
import { PageLinks } from '../page-links.tsx'
import { FilesCard } from './files-card.tsx'
import { GlossaryCard } from './glossary-card.tsx'
import { useLanguageName } from './language-name.ts'
import type { RestaurantSummary } from './restaurant-summary.ts'
import { ModelCard } from './model-card.tsx'
import type { ModelView } from './model-view.ts'
import { SubjectList } from './subject-list.tsx'
import type { SubjectView } from './subject-view.ts'
import { addressOf, kindTitles } from './translations-view.ts'

interface Props extends Omit<PageOfTranslations, 'subjects' | 'from'> {
  readonly restaurant: RestaurantSummary
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  readonly isLive: boolean
  readonly glossary: string
  readonly view: TranslationsView
  /** Undefined if no model can translate. */
  readonly model: ModelView | undefined
  readonly subjects: readonly SubjectView[]
  /** The page's action data. */
  readonly result: unknown
}

/** All texts that a restaurant's guests read, beside their translations into one language. */
export function TranslationsPage(props: Props) {
  const { restaurant, from, to, isLive, glossary, view, model, subjects, counts, found, result } =
    props
  const translate = useLanguagesTranslate()
  const preview = usePreviewTranslate()
  const nameOf = useLanguageName()
  const pagePath = `${restaurant.path}?lang=${to}`
  return (
    <div className="flex flex-col gap-5">
      <Link
        to={href('/dashboard/restaurants/restaurant/:restaurantId/languages', {
          restaurantId: restaurant.id,
        })}
        className="-mb-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold lg:min-h-8"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {translate('back')}
      </Link>
      <PageHeading
        title={translate('into', { language: nameOf(to) })}
        description={translate('into_description')}
      />
      <Beside
        guestPage={isLive ? { path: pagePath, name: restaurant.name } : undefined}
        notShown={
          <p className="rounded-card border border-dashed border-edge px-4 py-6 text-ink-soft">
            {preview('not_live')}
          </p>
        }
        saved={subjects.map(({ savedAt }) => savedAt).join(' ')}
      >
        {model && <ModelCard model={model} result={result} />}
        <nav aria-label={translate('show')} className="flex flex-wrap gap-2">
          {shownKinds.map((kind) => (
            <Link
              key={kind}
              to={addressOf({ ...view, show: kind, from: 0 })}
              preventScrollReset
              aria-current={kind === view.show ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-semibold aria-[current]:border-paprika aria-[current]:text-paprika lg:min-h-9"
            >
              {translate(kindTitles[kind], { count: counts[kind] })}
            </Link>
          ))}
        </nav>
        <ListSearch
          label={translate('search')}
          button={translate('search_button')}
          words={view.words}
          addressOf={(words) => addressOf({ ...view, words, from: 0 })}
          {...(view.show !== 'all' && { otherParams: { show: view.show } })}
        />
        <SubjectList
          {...{ subjects, view, found, from, to, result }}
          toReview={counts.review}
          preview={href(
            '/dashboard/restaurants/restaurant/:restaurantId/languages/:language/preview',
            { restaurantId: restaurant.id, language: to },
          )}
        />
        <PageLinks
          from={view.from}
          perPage={subjectsPerPage}
          next={view.from + subjects.length}
          found={found}
          addressOf={(first) => addressOf({ ...view, from: first })}
          texts={{
            previous: translate('previous'),
            next: translate('next'),
            window: (window) => translate('window', { ...window }),
          }}
        />
        <FilesCard restaurantId={restaurant.id} language={to} result={result} />
        <GlossaryCard glossary={glossary} result={result} />
      </Beside>
    </div>
  )
}
