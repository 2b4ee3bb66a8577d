import { useHomeTranslate } from '#app/i18n/home.ts'
import { statGrid } from './stat-cards.tsx'

const cards = ['today', 'week', 'month', 'total', 'average']
const block = 'animate-pulse rounded-card border border-line bg-sunken'

/** A placeholder while the statistics are loading. */
export function StatisticsSkeleton() {
  const translate = useHomeTranslate()
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{translate('loading')}</span>
      <div className={statGrid}>
        {cards.map((card) => (
          <div key={card} className={`${block} h-28 last:max-lg:col-span-2`} />
        ))}
      </div>
      <div className={`${block} h-96`} />
    </div>
  )
}
