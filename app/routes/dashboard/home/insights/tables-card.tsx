import { Link } from 'react-router'
import type { TableCounts } from '#app/domain/conversations/count-tables.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { tableLabel } from '#app/domain/tables/table-label.ts'
import { conversationsPath } from '../../conversations/conversation-paths.ts'
import { RankingCard } from './ranking-card.tsx'

interface Props {
  readonly tables: TableCounts
}

/** The tables that most questions came from, with links to their conversations. */
export function TablesCard({ tables: { top, others } }: Props) {
  const translate = useHomeTranslate()
  const hasOneRestaurant = new Set(top.map(({ restaurantId }) => restaurantId)).size === 1
  const rows = top.map(({ restaurantId, restaurantName, name, count }) => ({
    id: `${restaurantId} ${name}`,
    count,
    name: (
      <Link
        to={`${conversationsPath}?${new URLSearchParams({ restaurant: restaurantId, table: name })}`}
        className="underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika"
      >
        {!hasOneRestaurant && <bdi>{restaurantName} · </bdi>}
        <bdi>{tableLabel(name, translate('table', { name }))}</bdi>
      </Link>
    ),
  }))
  const rest = { id: 'others', name: translate('other_tables'), count: others }
  return (
    <RankingCard
      title={translate('tables')}
      description={translate('tables_text')}
      rows={others > 0 ? [...rows, rest] : rows}
    />
  )
}
