import { href, Link } from 'react-router'
import type { FoundGap } from '#app/domain/conversations/find-gaps.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { fixLink, gapForm, type GapAct } from './gap.ts'
import { useGapName } from './use-gap-name.ts'

interface Props {
  readonly gap: FoundGap
  readonly timeZone: string
  /** What the item's button does. */
  readonly offered: GapAct
  readonly act: (gap: FoundGap, act: GapAct) => void
}

const labels = {
  dismissGap: ['dismiss', 'dismiss_gap'],
  restoreGap: ['restore', 'restore_gap'],
} as const

/** A gap with its newest questions, where it is closed, and a button to dismiss or restore it. */
export function GapItem({ gap, timeZone, offered, act }: Props) {
  const translate = useHomeTranslate()
  const locale = useLocale()
  const name = useGapName()(gap)
  const { place, count, lastAsked, examples } = gap
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(lastAsked)
  const { key, to } = fixLink(gap)
  const fix =
    key === 'gap_fix_house'
      ? translate(key, { restaurant: place.name })
      : translate(key, { dish: place.name })
  const [label, fullLabel] = labels[offered]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{name}</h3>
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
      <div className="flex max-w-full flex-wrap gap-2">
        <ButtonLink tone="quiet" to={to} className="max-w-full">
          {fix}
        </ButtonLink>
        <Form
          method="post"
          preventScrollReset
          onSubmit={(event) => {
            event.preventDefault()
            act(gap, offered)
          }}
        >
          {Object.entries(gapForm(gap, offered)).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button type="submit" tone="quiet" aria-label={translate(fullLabel, { gap: name })}>
            {translate(label)}
          </Button>
        </Form>
      </div>
    </li>
  )
}
