import { href, Link } from 'react-router'
import type { DishCount } from '#app/domain/conversations/find-top-dishes.ts'
import { RankingCard } from './ranking-card.tsx'

interface Props {
  readonly dishes: readonly DishCount[]
  readonly title: string
  readonly description: string
}

/** Dishes that guests ask about most, with links to their forms. */
export function TopDishesCard({ dishes, title, description }: Props) {
  return (
    <RankingCard
      title={title}
      description={description}
      rows={dishes.map(({ id, name, menuId, count }) => ({
        id,
        count,
        name: (
          <Link
            to={`${href('/dashboard/menuList/menu/:menuId/itemList', { menuId })}?edit=${id}`}
            className="underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika"
          >
            {name}
          </Link>
        ),
      }))}
    />
  )
}
