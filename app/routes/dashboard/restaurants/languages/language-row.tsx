import { href, Link } from 'react-router'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { ListedLanguage } from '#app/domain/translations/list-languages.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { languageNameIn, useLanguageName } from './language-name.ts'
import type { RestaurantSummary } from './restaurant-summary.ts'

interface Props extends ListedLanguage {
  readonly restaurant: RestaurantSummary
  readonly original: MenuLanguage
}

/** A language: the progress of its translation, and the switch that shows it to guests. */
export function LanguageRow({ restaurant, original, language, liveAt, counts }: Props) {
  const translate = useLanguagesTranslate()
  const nameOf = useLanguageName()
  const { missing, outdated, rejected, doubtful, unsure, unread, reviewed: readable } = counts
  const toReview = unsure + unread
  const problems = rejected + doubtful
  const total = missing + outdated + problems + toReview + readable
  const hasTranslations = total > missing
  const isBegun = liveAt !== null || hasTranslations
  const name = nameOf(language)
  const ownName = languageNameIn(language, language)
  const rest = [
    missing + outdated > 0 && translate('to_do', { count: missing + outdated }),
    toReview > 0 && translate('to_review', { count: toReview }),
    problems > 0 && translate('problems', { count: problems }),
  ].filter((text) => text !== false)
  const summary = () => {
    if (readable === 0) return translate(toReview + problems > 0 ? 'none_read' : 'nothing')
    if (readable === total) return translate(liveAt === null ? 'complete' : 'complete_live')
    return liveAt === null
      ? translate('readable', { count: readable, total })
      : translate('readable_live', { count: readable, total, original: nameOf(original) })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3 sm:px-5">
      <div className={`flex-1 ${isBegun ? 'min-w-60' : 'min-w-0'}`}>
        <h3 className="font-semibold">
          <span lang={language}>{ownName}</span>
          {ownName !== name && <span className="ml-2 font-normal text-ink-soft">{name}</span>}
        </h3>
        {isBegun && <p className="text-pretty text-ink-soft">{summary()}</p>}
        {hasTranslations && rest.length > 0 && (
          <p className="text-sm text-ink-soft">{rest.join(' · ')}</p>
        )}
        {hasTranslations && (
          <ShareBar
            shares={[
              ['fill-olive', readable],
              ['fill-saffron', toReview],
              ['fill-beet', problems],
              ['fill-sunken', missing + outdated],
            ]}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {liveAt !== null && (
          <a
            href={`${restaurant.path}?lang=${language}`}
            target="_blank"
            rel="noopener"
            aria-label={translate('see_in', { language: name })}
            className={buttonStyle('quiet')}
          >
            {translate('see')}
          </a>
        )}
        <Link
          to={href('/dashboard/restaurants/restaurant/:restaurantId/languages/:language', {
            restaurantId: restaurant.id,
            language,
          })}
          aria-label={translate(isBegun ? 'edit_in' : 'translate_into', { language: name })}
          className={buttonStyle('quiet')}
        >
          {translate(isBegun ? 'edit' : 'translate')}
        </Link>
        <LiveSwitch {...{ language, name }} isLive={liveAt !== null} canBeLive={readable > 0} />
      </div>
    </li>
  )
}

/** A bar divided into shares. An SVG, as the content security policy blocks inline styles. */
function ShareBar({ shares }: { readonly shares: readonly (readonly [string, number])[] }) {
  const total = shares.reduce((sum, [, count]) => sum + count, 0)
  return (
    <svg
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 h-1.5 w-full max-w-md rounded-full"
    >
      {shares.map(([colour, count], index) => (
        <rect
          key={colour}
          x={shares.slice(0, index).reduce((sum, [, before]) => sum + before, 0)}
          width={count}
          height={1}
          className={colour}
        />
      ))}
    </svg>
  )
}

interface SwitchProps {
  readonly language: MenuLanguage
  readonly name: string
  readonly isLive: boolean
  readonly canBeLive: boolean
}

/** Shows a language to guests, or hides it again. A form, so that it works without JavaScript. */
function LiveSwitch({ language, name, isLive: savedIsLive, canBeLive }: SwitchProps) {
  const translate = useLanguagesTranslate()
  const toast = useToast()
  const { Form, formData, data } = useFetcher<unknown>()
  useOnResult(data, () => {
    const failure = failureOf(data, 'live')
    if (failure?.problem) toast({ title: failure.problem.message, tone: 'bad' })
  })
  const isLive = formData ? formData.has('isLive') : savedIsLive
  if (!isLive && !canBeLive) return null
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="live" />
      <input type="hidden" name="language" value={language} />
      {!isLive && <input type="hidden" name="isLive" value="on" />}
      <button
        type="submit"
        role="switch"
        aria-checked={isLive}
        aria-label={translate('live_of', { language: name })}
        className="group flex min-h-11 items-center gap-2 rounded-card px-2 font-semibold lg:min-h-10"
      >
        <span
          aria-hidden="true"
          className="flex h-6 w-10 items-center rounded-full bg-edge p-0.5 group-aria-checked:justify-end group-aria-checked:bg-olive"
        >
          <span className="size-5 rounded-full bg-surface" />
        </span>
        {translate('live')}
      </button>
    </Form>
  )
}
