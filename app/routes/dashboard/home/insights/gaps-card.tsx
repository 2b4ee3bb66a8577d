import { href, Link } from 'react-router'
import type { FoundGap } from '#app/domain/conversations/find-gaps.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { factKeys } from '../../dishes/fact-keys.ts'
import { fixLink, gapKeys, markKeys } from './gap.ts'

interface Props {
  /** In descending order of how often they were asked. */
  readonly gaps: readonly FoundGap[]
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
}

// About as many as an owner fixes in one sitting. The others are folded.
const maxUnfolded = 5

/** Questions that the assistant couldn't answer, with links to fix them. Renders nothing without gaps. */
export function GapsCard({ gaps, timeZone }: Props) {
  const translate = useHomeTranslate()
  if (gaps.length === 0) return null
  const more = gaps.slice(maxUnfolded)
  return (
    <Card title={translate('gaps')} description={translate('gaps_text')}>
      <GapList gaps={gaps.slice(0, maxUnfolded)} timeZone={timeZone} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-8 w-fit cursor-pointer rounded-lg py-1 font-semibold text-ink-soft hover:text-ink">
            {translate('more_gaps', { count: gaps.length })}
          </summary>
          <GapList gaps={more} timeZone={timeZone} />
        </details>
      )}
    </Card>
  )
}

function GapList({ gaps, timeZone }: Props) {
  return (
    <ul className="divide-y divide-line">
      {gaps.map((gap) => (
        <GapItem
          key={`${gap.kind} ${gap.menuId} ${gap.dish?.id ?? ''}`}
          gap={gap}
          timeZone={timeZone}
        />
      ))}
    </ul>
  )
}

function GapItem({ gap, timeZone }: { gap: FoundGap; timeZone: string }) {
  const translate = useHomeTranslate()
  const locale = useLocale()
  const factNames = useFactNames(gap.facts)
  const { kind, dish, count, lastAsked, examples } = gap
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(lastAsked)
  const { key, to } = fixLink(gap)
  const label = [translate(gapKeys[kind]), factNames].filter(Boolean).join(': ')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{dish ? `${dish.name} · ${label}` : label}</h3>
        <p className="text-sm text-ink-soft">{translate('gap_times', { times: count, date })}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {examples.map(({ conversationId, text }) => (
            <li key={`${conversationId} ${text}`} className="min-w-0">
              <Link
                to={href('/dashboard/conversations/conversation/:conversationId', {
                  conversationId,
                })}
                dir="auto"
                className="line-clamp-2 w-fit border-l-2 border-line pl-3 text-start text-[0.9375rem] hover:underline"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink tone="quiet" to={to} className="max-w-full">
        {translate(key, { dish: dish?.name ?? '' })}
      </ButtonLink>
    </li>
  )
}

/** Returns the facts' names in the owner's language. */
function useFactNames(facts: readonly string[]): string {
  const translateHome = useHomeTranslate()
  const translateDishes = useDishesTranslate()
  const locale = useLocale()
  const names = new Map([
    ...Object.entries(factKeys).map(([fact, key]) => [fact, translateDishes(key)] as const),
    ...Object.entries(markKeys).map(([mark, key]) => [mark, translateHome(key)] as const),
  ])
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    facts.map((fact) => names.get(fact) ?? fact),
  )
}
