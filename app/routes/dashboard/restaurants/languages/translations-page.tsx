import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import {
  shownKinds,
  subjectsPerPage,
  type PageOfTranslations,
  type TranslationsView,
} from '#app/domain/translations/page-of-translations.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { FilesCard } from './files-card.tsx'
import { GlossaryCard } from './glossary-card.tsx'
import { useLanguageName } from './language-name.ts'
import type { RestaurantOfLanguages } from './restaurant-of-languages.ts'
import { ModelCard } from './model-card.tsx'
import type { ModelView } from './model-view.ts'
import { SubjectList } from './subject-list.tsx'
import type { SubjectView } from './subject-view.ts'
import { addressOf, kindTitles } from './translations-view.ts'

interface Props extends Omit<PageOfTranslations, 'subjects' | 'from'> {
  readonly restaurant: RestaurantOfLanguages
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

/** All that a restaurant's guests read, beside its translation into one language. */
export function TranslationsPage(props: Props) {
  const { restaurant, from, to, isLive, glossary, view, model, subjects, counts, found, result } =
    props
  const translate = useLanguagesTranslate()
  const nameOf = useLanguageName()
  return (
    <div className="flex max-w-5xl flex-col gap-5">
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
        actions={
          isLive && (
            <a
              href={`${restaurant.path}?lang=${to}`}
              target="_blank"
              rel="noopener"
              className={buttonStyle('quiet')}
            >
              <ExternalLink size={17} aria-hidden="true" />
              {translate('see')}
            </a>
          )
        }
      />
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
      <SearchForm view={view} />
      <SubjectList {...{ subjects, view, found, from, to, result }} toReview={counts.review} />
      <Pages view={view} found={found} />
      <FilesCard restaurantId={restaurant.id} language={to} result={result} />
      <GlossaryCard glossary={glossary} result={result} />
    </div>
  )
}

/** Searches on every keystroke; without JavaScript, on submit. */
function SearchForm({ view }: Pick<Props, 'view'>) {
  const translate = useLanguagesTranslate()
  const navigate = useNavigate()
  const [words, setWords] = useState(view.words)
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="flex items-center gap-3"
      >
        {view.show !== 'all' && <input type="hidden" name="show" value={view.show} />}
        <SearchBox
          label={translate('search')}
          name="words"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            void navigate(addressOf({ ...view, words: target.value, from: 0 }), {
              replace: true,
              preventScrollReset: true,
            })
          }}
        />
        <noscript>
          <Button type="submit" tone="quiet">
            {translate('search_button')}
          </Button>
        </noscript>
      </form>
    </search>
  )
}

/** Links to the other pages, if there are any. */
function Pages({ view, found }: Pick<Props, 'view' | 'found'>) {
  const translate = useLanguagesTranslate()
  const { from } = view
  if (found <= subjectsPerPage && from === 0) return null
  const next = from + subjectsPerPage
  return (
    <nav className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      {from > 0 && (
        <ButtonLink
          tone="quiet"
          to={addressOf({ ...view, from: Math.max(0, Math.min(from, found) - subjectsPerPage) })}
        >
          {translate('previous')}
        </ButtonLink>
      )}
      {from < found && (
        <p className="text-ink-soft tabular-nums">
          {translate('window', { first: from + 1, last: Math.min(next, found), total: found })}
        </p>
      )}
      {next < found && (
        <ButtonLink tone="quiet" to={addressOf({ ...view, from: next })}>
          {translate('next')}
        </ButtonLink>
      )}
    </nav>
  )
}
