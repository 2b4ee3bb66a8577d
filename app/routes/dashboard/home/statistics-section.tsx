import { Suspense } from 'react'
import { Await, useRevalidator } from 'react-router'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ChartCard } from './chart-card.tsx'
import { InsightsSection } from './insights/insights-section.tsx'
import type { Statistics } from './load-statistics.server.ts'
import { StatCards } from './stat-cards.tsx'
import { StatisticsSkeleton } from './statistics-skeleton.tsx'

/** The statistics once they are loaded, with a retry button if a part failed. */
export function StatisticsSection({ statistics }: { statistics: Promise<Statistics> }) {
  return (
    <Suspense fallback={<StatisticsSkeleton />}>
      <Await resolve={statistics} errorElement={<StatisticsFailed />}>
        {({ summary, days, insights, timeZone }) => (
          <>
            {hasMissingPart({ summary, days, ...insights }) && <StatisticsFailed />}
            {summary && <StatCards summary={summary} />}
            {days && <ChartCard days={days} timeZone={timeZone} />}
            <InsightsSection insights={insights} timeZone={timeZone} />
          </>
        )}
      </Await>
    </Suspense>
  )
}

const hasMissingPart = (parts: Readonly<Record<string, unknown>>) =>
  Object.values(parts).includes(undefined)

function StatisticsFailed() {
  const translate = useHomeTranslate()
  const { revalidate, state } = useRevalidator()
  return (
    <Notice tone="bad" title={translate('statistics_failed')}>
      <p>{translate('statistics_failed_text')}</p>
      {/* Without JavaScript, submitting reloads the page. */}
      <form className="mt-3">
        <Button
          type="submit"
          tone="quiet"
          busy={state === 'loading'}
          onClick={(event) => {
            event.preventDefault()
            void revalidate()
          }}
        >
          {translate('retry')}
        </Button>
      </form>
    </Notice>
  )
}
