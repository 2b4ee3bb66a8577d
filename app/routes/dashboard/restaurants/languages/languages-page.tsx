import { BookOpenText } from 'lucide-react'
import { href } from 'react-router'
import type { ListedLanguages } from '#app/domain/translations/list-languages.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { LanguageRow } from './language-row.tsx'
import { OriginalLanguage } from './original-language.tsx'
import type { RestaurantSummary } from './restaurant-summary.ts'

interface Props extends Omit<ListedLanguages, 'restaurant'> {
  readonly restaurant: RestaurantSummary
  /** The page's action data. */
  readonly result: unknown
}

/** The languages in which guests can read a restaurant's menu. */
export function LanguagesPage({ restaurant, hasMenu, original, languages, result }: Props) {
  const translate = useLanguagesTranslate()
  const isInUse = ({ liveAt, counts }: (typeof languages)[number]) =>
    liveAt !== null || Object.entries(counts).some(([state, count]) => state !== 'missing' && count)
  const groups = [
    { title: translate('in_use'), rows: languages.filter(isInUse) },
    { title: translate('others'), rows: languages.filter((one) => !isInUse(one)) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      {hasMenu ? (
        <>
          <OriginalLanguage original={original} result={result} />
          {original !== null &&
            groups.map(({ title, rows }) => (
              <section key={title} className="flex flex-col gap-2">
                <h2 className="text-lg font-semibold">{title}</h2>
                <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
                  {rows.map((row) => (
                    <LanguageRow key={row.language} {...{ ...row, restaurant, original }} />
                  ))}
                </ul>
              </section>
            ))}
        </>
      ) : (
        <EmptyState
          icon={BookOpenText}
          title={translate('no_menu')}
          text={translate('no_menu_text')}
          action={
            <ButtonLink
              to={href('/dashboard/restaurants/restaurant/:restaurantId', {
                restaurantId: restaurant.id,
              })}
            >
              {translate('manage')}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
