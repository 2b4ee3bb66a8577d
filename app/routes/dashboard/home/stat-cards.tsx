import type { ConversationSummary } from '#app/domain/conversations/get-conversation-summary.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { useLocale } from '#app/i18n/locale-context.ts'

/** Five columns on wide screens, two on phones. */
export const statGrid = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5'

/** The numbers of guests' conversations. */
export function StatCards({ summary }: { summary: ConversationSummary }) {
  const translate = useHomeTranslate()
  const locale = useLocale()
  const integer = new Intl.NumberFormat(locale)
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const cards = [
    ['today', integer.format(summary.today)],
    ['last_7_days', integer.format(summary.last7Days)],
    ['last_30_days', integer.format(summary.last30Days)],
    ['total', integer.format(summary.total)],
    ['average', average.format(summary.messagesPerConversation)],
  ] as const
  return (
    <dl className={statGrid}>
      {cards.map(([key, number]) => (
        <div
          key={key}
          className="flex min-h-28 min-w-0 flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card last:max-lg:col-span-2"
        >
          <dt className="text-sm font-medium text-ink-soft">{translate(key)}</dt>
          <dd className="font-display text-3xl leading-none font-semibold tabular-nums">
            {number}
          </dd>
        </div>
      ))}
    </dl>
  )
}
