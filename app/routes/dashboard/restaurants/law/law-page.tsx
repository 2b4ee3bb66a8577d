import { CircleCheck, Scale } from 'lucide-react'
import { href } from 'react-router'
import type { LawRegion } from '#app/domain/law/rule.ts'
import { useLawTranslate } from '#app/i18n/law.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { RuleView } from './law-view.server.ts'
import { RegionsForm } from './regions-form.tsx'
import { RuleItem } from './rule-item.tsx'

interface Props {
  readonly restaurant: { readonly id: string; readonly name: string }
  readonly regions: readonly LawRegion[]
  readonly isGuessed: boolean
  /** A date in words. */
  readonly checkedOn: string
  /** Null if guests see no dishes. */
  readonly rules: readonly RuleView[] | null
  /** The page's action data. */
  readonly result: unknown
}

/** A longer list would push the other rules out of sight. */
const maxOpened = 8

/** Shows which rules of law a restaurant's menus meet, and what is missing, with links to fix it. */
export function LawPage({ restaurant, regions, isGuessed, checkedOn, rules, result }: Props) {
  const translate = useLawTranslate()
  const { id: restaurantId } = restaurant
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      <Notice tone="info" title={translate('no_lawyer_title')}>
        <p>{translate('no_lawyer', { date: checkedOn })}</p>
        <p className="mt-2">{translate('cannot_see')}</p>
      </Notice>
      <RegionsForm regions={regions} isGuessed={isGuessed} result={result} />
      {rules === null ? (
        <EmptyState
          icon={Scale}
          title={translate('no_menu')}
          text={translate('no_menu_text')}
          action={
            <ButtonLink
              to={href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId })}
            >
              {translate('manage')}
            </ButtonLink>
          }
        />
      ) : (
        rules.length > 0 && <Result rules={rules} restaurantId={restaurantId} />
      )}
    </div>
  )
}

function Result({
  rules,
  restaurantId,
}: {
  readonly rules: readonly RuleView[]
  readonly restaurantId: string
}) {
  const translate = useLawTranslate()
  const count = (state: RuleView['state']) => rules.filter((rule) => rule.state === state).length
  const [missing, check, met] = [count('missing'), count('check'), count('met')]
  const first = rules.find(({ state }) => state === 'missing' || state === 'check')
  return (
    <section aria-labelledby="result" className="flex flex-col gap-4">
      <h2 id="result" className="text-lg font-semibold">
        {translate('summary')}
      </h2>
      {missing + check === 0 ? (
        <Card>
          <p className="flex items-start gap-3">
            <CircleCheck size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-olive" />
            <span>
              <b className="block font-semibold">{translate('all_met')}</b>
              {translate('all_met_text')}
            </span>
          </p>
        </Card>
      ) : (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
          <span className={missing > 0 ? 'font-semibold text-beet' : undefined}>
            {translate('summary_missing', { count: missing })}
          </span>
          <span className="font-semibold text-ink">
            {translate('summary_check', { count: check })}
          </span>
          <span>{translate('summary_met', { count: met })}</span>
          <span>{translate('summary_unseen', { count: count('unseen') })}</span>
        </p>
      )}
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        {rules.map((rule) => (
          <RuleItem
            key={rule.id}
            rule={rule}
            isOpen={
              rule.isWhole ||
              (rule === first && rule.counts.missing + rule.counts.check <= maxOpened)
            }
            restaurantId={restaurantId}
          />
        ))}
      </ul>
    </section>
  )
}
