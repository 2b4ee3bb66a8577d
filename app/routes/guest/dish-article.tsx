import type { ReactNode } from 'react'
import { formatPrice } from '#app/domain/money/price.ts'
import { DishDetails } from './dish-details.tsx'
import type { DishProps } from './option-list.tsx'
import { OriginalName } from './original-name.tsx'

interface Props extends DishProps {
  /** Whether and when the dish is served. */
  readonly availability?: ReactNode
  /** The level of its heading. */
  readonly Heading: 'h1' | 'h3'
}

/** All that guests read about a dish. */
export function DishArticle({ availability, Heading, ...props }: Props) {
  const { dish, shown, currency, locale, translate } = props
  const [{ priceMinor }, ...otherSizes] = dish.sizes
  return (
    <article className="mt-2 overflow-hidden rounded-card border border-line bg-surface">
      {dish.imageUrl !== null && (
        <img
          src={dish.imageUrl}
          alt={shown.name}
          width={640}
          height={480}
          className="aspect-4/3 w-full bg-sunken object-contain"
        />
      )}
      <div className="p-4">
        <Heading dir="auto" className="font-display text-2xl leading-tight font-semibold">
          <span lang={shown.lang}>{shown.name}</span>
          <OriginalName {...{ shown, translate }} />
        </Heading>
        {availability}
        {priceMinor !== null && otherSizes.length === 0 && (
          <p dir="auto" className="dish-price mt-1 text-lg">
            {formatPrice(priceMinor, currency, locale)}
          </p>
        )}
        {shown.description !== '' && (
          <p dir="auto" lang={shown.lang} className="mt-3 text-pretty">
            {shown.description}
          </p>
        )}
        <div className="dish-details">
          <DishDetails {...props} />
        </div>
        <p className="mt-4 rounded-card bg-sunken px-4 py-3">{translate('filterNotice')}</p>
      </div>
    </article>
  )
}
