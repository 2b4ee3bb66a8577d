import type { LanguageCount } from '#app/domain/conversations/count-languages.ts'
import type { Gaps } from '#app/domain/conversations/find-gaps.ts'
import type { TableCounts } from '#app/domain/conversations/count-tables.ts'
import type { DishCount } from '#app/domain/conversations/find-top-dishes.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { GapsCard } from './gaps-card.tsx'
import { LanguagesCard } from './languages-card.tsx'
import { TablesCard } from './tables-card.tsx'
import { TopDishesCard } from './top-dishes-card.tsx'

/** Insights from guests' questions. Undefined parts couldn't be loaded. */
export interface Insights {
  readonly gaps: Gaps | undefined
  readonly dishes: readonly DishCount[] | undefined
  /** Dishes that guests asked about while they were sold out. */
  readonly soldOut: readonly DishCount[] | undefined
  readonly languages: readonly LanguageCount[] | undefined
  readonly tables: TableCounts | undefined
}

export function InsightsSection({
  insights: { gaps, dishes, soldOut, languages, tables },
  timeZone,
}: {
  insights: Insights
  timeZone: string
}) {
  const translate = useHomeTranslate()
  return (
    <>
      {gaps && <GapsCard gaps={gaps} timeZone={timeZone} />}
      <div className="grid items-start gap-6 empty:hidden lg:grid-cols-2">
        {dishes && (
          <TopDishesCard
            dishes={dishes}
            title={translate('top_dishes')}
            description={translate('top_dishes_text')}
          />
        )}
        {soldOut && soldOut.length > 0 && (
          <TopDishesCard
            dishes={soldOut}
            title={translate('sold_out_dishes')}
            description={translate('sold_out_dishes_text')}
          />
        )}
        {languages && <LanguagesCard languages={languages} />}
        {tables && <TablesCard tables={tables} />}
      </div>
    </>
  )
}
