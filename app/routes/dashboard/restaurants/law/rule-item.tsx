import { ChevronDown, CircleAlert, CircleCheck, CircleHelp, ExternalLink, Eye } from 'lucide-react'
import { href, Link } from 'react-router'
import type { FindingLevel } from '#app/domain/law/law-subject.ts'
import { useLawTranslate } from '#app/i18n/law.ts'
import type { RuleView } from './law-view.server.ts'
import { wholeRuleParam } from './whole-rule.ts'
import { regionKeys } from './region-keys.ts'

interface Props {
  readonly rule: RuleView
  readonly isOpen: boolean
  readonly restaurantId: string
}

const signs = {
  met: { Icon: CircleCheck, colour: 'text-olive' },
  missing: { Icon: CircleAlert, colour: 'text-beet' },
  check: { Icon: Eye, colour: 'text-paprika' },
  unseen: { Icon: CircleHelp, colour: 'text-ink-soft' },
} as const

const levels = ['missing', 'check'] as const

const levelKeys = {
  missing: { title: 'missing', count: 'missing_count', open: 'fix', openOf: 'fix_of' },
  check: { title: 'check', count: 'check_count', open: 'look', openOf: 'look_of' },
} as const satisfies Record<FindingLevel, Readonly<Record<string, string>>>

const readKeys = {
  authority: 'read_authority',
  quoted: 'read_quoted',
  reported: 'read_reported',
  unread: 'read_unread',
} as const

/** A rule, with what it asks for and what is missing. */
export function RuleItem({ rule, isOpen, restaurantId }: Props) {
  const translate = useLawTranslate()
  const { state, counts, findings } = rule
  const { Icon, colour } = signs[state]
  const level = translate(rule.onlyFor === undefined ? rule.level : 'must_for_some')
  const result =
    state === 'met' || state === 'unseen'
      ? [translate(state === 'met' ? 'state_met' : 'state_unseen')]
      : levels.flatMap((one) =>
          counts[one] > 0 ? translate(levelKeys[one].count, { count: counts[one] }) : [],
        )
  return (
    <li>
      <details open={isOpen} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-start gap-3 px-4 py-3">
          <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold text-pretty">{rule.requirement}</span>
            <span className="block text-sm text-ink-soft">
              {[translate(regionKeys[rule.region]), level, ...result].join(' · ')}
            </span>
          </span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="mt-1 shrink-0 text-ink-soft transition-transform [details[open]>summary>&]:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 px-4 pb-4 sm:pl-12">
          {rule.onlyFor !== undefined && (
            <p className="font-medium text-pretty">
              {translate('only_for', { whom: rule.onlyFor })}
            </p>
          )}
          {levels.map((one) => {
            const shown = findings.filter((finding) => finding.level === one)
            if (counts[one] === 0) return undefined
            const isRead = one === 'check' && rule.onlyFor === undefined
            return (
              <Findings key={one} level={one} {...{ shown, counts, isRead }} ruleId={rule.id} />
            )
          })}
          {rule.needsPaper && (
            <Link
              to={href('/dashboard/restaurants/restaurant/:restaurantId/print', { restaurantId })}
              className="self-start font-semibold underline underline-offset-4"
            >
              {translate('print')}
            </Link>
          )}
          <RuleSource rule={rule} />
        </div>
      </details>
    </li>
  )
}

interface FindingsProps {
  readonly level: FindingLevel
  /** At this level. */
  readonly shown: RuleView['findings']
  readonly counts: RuleView['counts']
  readonly ruleId: string
  /** Whether it was read from words. */
  readonly isRead: boolean
}

/** What is found at one level, each with the way to its field. */
function Findings({ level, shown, counts, isRead, ruleId }: FindingsProps) {
  const translate = useLawTranslate()
  const { title, open, openOf } = levelKeys[level]
  const rest = counts[level] - shown.length
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{translate(title)}</h3>
      {isRead && <p className="text-sm text-pretty text-ink-soft">{translate('check_hint')}</p>}
      <ul className="divide-y divide-line rounded-card border border-line">
        {shown.map(({ dish, missing, to }, index) => (
          <li key={index} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{dish ?? translate('whole_menu')}</b>
              <span className="text-sm text-pretty text-ink-soft">{missing}</span>
            </span>
            <Link
              to={to}
              aria-label={translate(openOf, { what: dish ?? missing })}
              className="flex min-h-11 shrink-0 items-center rounded-lg px-2.5 font-semibold underline underline-offset-4 hover:bg-sunken"
            >
              {translate(open)}
            </Link>
          </li>
        ))}
        {rest > 0 && (
          <li className="py-1.5 pr-1.5 pl-3">
            <Link
              to={`?${new URLSearchParams({ [wholeRuleParam]: ruleId })}`}
              preventScrollReset
              className="flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {translate('more', { count: rest })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Where a rule comes from, and what can't be known about it. */
function RuleSource({ rule }: Pick<Props, 'rule'>) {
  const translate = useLawTranslate()
  const { law, article, since, unseen, source } = rule
  const place = article === null ? translate('article_unknown') : translate('article', { article })
  return (
    <div className="flex flex-col gap-1 text-sm text-pretty text-ink-soft">
      {unseen !== undefined && <p>{translate('unseen', { what: unseen })}</p>}
      <p>
        {law}, {place} · {translate('since', { date: since })}
      </p>
      <p>
        {translate(readKeys[source.read])}{' '}
        {source.read !== 'unread' && (
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 whitespace-nowrap underline underline-offset-4"
          >
            {translate('source')}
            <ExternalLink size={14} aria-hidden="true" />
            <span className="sr-only">{translate('source_new_tab')}</span>
          </a>
        )}
      </p>
    </div>
  )
}
