import { href, Link } from 'react-router'
import type { DishCount } from '#app/domain/conversations/find-top-dishes.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { RankingCard } from './ranking-card.tsx'

interface Props {
  readonly dishes: readonly DishCount[]
}

/** The dishes that guests ask about most, with links to their forms. */
export function TopDishesCard({ dishes }: Props) {
  const translate = useHomeTranslate()
  return (
    <RankingCard
      title={translate('top_dishes')}
      description={translate('top_dishes_text')}
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
