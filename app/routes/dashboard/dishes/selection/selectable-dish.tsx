import { memo, useId } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import type { PlacedDish } from '../page-dishes.ts'
import { usePriceText } from '../price-text.tsx'
import { ScheduledPriceText } from '../scheduled-price-text.tsx'
import { Checkbox } from './checkbox.tsx'
import type { Selection } from './use-selection.ts'

interface Props {
  readonly dish: PlacedDish
  readonly currency: string
  readonly isSelected: boolean
  readonly set: Selection['set']
}

/** A dish in the list while dishes are being selected: what can be changed, as one large checkbox. */
export const SelectableDish = memo(function SelectableDish(props: Props) {
  const { dish, currency, isSelected, set } = props
  const { id, name, sizes, ownPrices, scheduled, imageUrl, tags, isActive, isSoldOut } = dish
  const price = usePriceText({ sizes, currency })
  const translate = useDishesTranslate()
  const detailsId = useId()
  const states = [
    ...(isActive ? [] : [translate('passive')]),
    ...(isSoldOut === true ? [translate('sold_out')] : []),
  ]
  return (
    <label
      className={`flex min-h-14 cursor-pointer items-center gap-4 px-4 py-2.5 ${isSelected ? 'bg-olive-wash' : ''}`}
    >
      <Checkbox
        checked={isSelected}
        onChange={({ target }) => set([id], target.checked)}
        aria-label={name}
        aria-describedby={detailsId}
      />
      {imageUrl !== null && (
        <img
          src={smallImageUrl(imageUrl)}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          decoding="async"
          className="size-11 shrink-0 rounded-lg bg-sunken object-cover max-sm:hidden"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold text-pretty">{name}</span>
        <span id={detailsId} className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="tabular-nums">{price ?? translate('no_price')}</span>
          <ScheduledPriceText scheduled={scheduled} currency={currency} />
          {ownPrices > 0 && (
            <span>
              {translate(ownPrices === 1 ? 'own_price' : 'own_prices', { count: ownPrices })}
            </span>
          )}
          {tags.length > 0 && <span className="line-clamp-1">{tags.join(', ')}</span>}
          {states.length > 0 && (
            <span className="font-semibold text-beet">{states.join(', ')}</span>
          )}
        </span>
      </span>
    </label>
  )
})
