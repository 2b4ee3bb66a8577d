import { readStates } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { formatPrice } from '#app/domain/money/price.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import { DishFacts } from './dish-facts.tsx'
import { dishMark } from './dish-mark.ts'
import { encodeStates } from './filter-code.ts'

interface Props {
  readonly dish: GuestDish
  readonly currency: string
  readonly locale: Locale
  readonly translate: GuestTranslate
  /** The level of its heading. */
  readonly Heading: 'h3' | 'h4'
}

interface FactsProps extends Pick<Props, 'dish' | 'translate'> {
  readonly states: ReturnType<typeof readStates>
}

/** A dish on the menu. Missing data is omitted. */
export function DishItem({ dish, currency, locale, translate, Heading }: Props) {
  const states = readStates(dish)
  return (
    <li className="flex gap-4 py-5" data-dish={dishMark(dish.id)} data-facts={encodeStates(states)}>
      <div className="min-w-0 flex-1">
        <Heading className="text-lg leading-snug font-semibold">{dish.name}</Heading>
        {dish.priceMinor !== null && (
          <p className="mt-0.5 font-semibold whitespace-nowrap text-paprika tabular-nums">
            {formatPrice(dish.priceMinor, currency, locale)}
          </p>
        )}
        {dish.description !== '' && <p className="mt-1.5 text-pretty">{dish.description}</p>}
        <Facts dish={dish} states={states} translate={translate} />
      </div>
      {dish.imageUrl !== null && (
        <img
          src={smallImageUrl(dish.imageUrl)}
          alt={dish.name}
          width={112}
          height={112}
          loading="lazy"
          decoding="async"
          className="size-24 shrink-0 rounded-card bg-sunken object-cover sm:size-28"
        />
      )}
    </li>
  )
}

function Facts({ dish, states, translate }: FactsProps) {
  return (
    <div className="mt-1.5 grid gap-1 text-ink-soft">
      {dish.ingredients.length > 0 && (
        <p>
          <span className="font-medium">{translate('ingredients')}</span>{' '}
          {dish.ingredients.join(', ')}
        </p>
      )}
      <DishFacts states={states} translate={translate} />
      {dish.tags.length > 0 && (
        <p>
          <span className="font-medium">{translate('tags')}</span>{' '}
          <span className="text-olive">{dish.tags.join(', ')}</span>
        </p>
      )}
      {dish.calories !== null && <p>{translate('calories', { calories: dish.calories })}</p>}
    </div>
  )
}
