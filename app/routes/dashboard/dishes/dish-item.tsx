import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ActiveSwitch, SoldOutSwitch } from './dish-switch.tsx'
import { DishMenuButton, type DishMenuHandle } from './dish-menu.tsx'
import type { PlacedDish } from './page-dishes.ts'
import { usePriceText } from './price-text.tsx'
import { ScheduledPriceText } from './scheduled-price-text.tsx'
import { usePanelAddress } from './use-list-view.ts'

interface Props {
  readonly dish: PlacedDish
  readonly handle: ReactNode
  readonly currency: string
  readonly select: DishMenuHandle['select']
}

/** A dish in the owner's list, with its actions. */
export function DishItem({ dish, handle, currency, select }: Props) {
  const translate = useDishesTranslate()
  const panelAddress = usePanelAddress()
  const { id, name, sizes, ownPrices, scheduled } = dish
  const price = usePriceText({ sizes, currency })
  return (
    <article
      aria-label={name}
      data-dish={id}
      className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 p-4 lg:grid-cols-[4.5rem_minmax(0,1fr)_auto_auto_auto]"
    >
      <PictureLink dish={dish} />
      <div className="min-w-0">
        <h3 className="leading-snug font-semibold text-pretty">{name}</h3>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 font-semibold text-paprika tabular-nums">
          {price === undefined ? (
            <span className="font-normal text-ink-soft">{translate('no_price')}</span>
          ) : (
            <span className="whitespace-nowrap">{price}</span>
          )}
          <ScheduledPriceText scheduled={scheduled} currency={currency} />
          {ownPrices > 0 && (
            <span className="text-sm font-normal text-ink-soft">
              {translate(ownPrices === 1 ? 'own_price' : 'own_prices', { count: ownPrices })}
            </span>
          )}
        </p>
        <DishDetails dish={dish} />
      </div>
      <div className="flex flex-col gap-2 justify-self-end lg:flex-row-reverse lg:gap-5">
        <ActiveSwitch dish={dish} />
        {dish.isActive && dish.isSoldOut !== null && <SoldOutSwitch dish={dish} />}
      </div>
      <div className="col-span-3 -mb-1 flex items-center justify-between gap-2 lg:contents">
        <div className="flex items-center gap-2">
          <ButtonLink
            to={panelAddress('edit', id)}
            preventScrollReset
            tone="quiet"
            aria-label={translate('update_of', { name })}
          >
            {translate('update')}
          </ButtonLink>
          <DishMenuButton dish={dish} select={select} />
        </div>
        <div className="flex items-center lg:min-h-10">{handle}</div>
      </div>
    </article>
  )
}

function PictureLink({ dish: { id, name, imageUrl } }: Pick<Props, 'dish'>) {
  const translate = useDishesTranslate()
  const panelAddress = usePanelAddress()
  return (
    <Link
      to={panelAddress('picture', id)}
      preventScrollReset
      aria-label={translate('picture_of', { name })}
      className="grid aspect-square place-items-center overflow-clip rounded-card bg-sunken text-ink-soft hover:text-ink"
    >
      {imageUrl === null ? (
        <ImagePlus size={22} aria-hidden="true" />
      ) : (
        <img
          src={smallImageUrl(imageUrl)}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </Link>
  )
}

function DishDetails({ dish: { ingredients, tags, aiExcerpt } }: Pick<Props, 'dish'>) {
  const translate = useDishesTranslate()
  return (
    <div className="mt-1 grid gap-1 text-sm text-ink-soft">
      <p className="line-clamp-2">
        <span className="sr-only">{translate('ingredients')}: </span>
        {ingredients.join(', ')}
      </p>
      {aiExcerpt !== '' && (
        <p className="line-clamp-2 max-sm:line-clamp-1">
          <abbr
            title={translate('ai_instructions')}
            className="mr-1 rounded bg-paprika-wash px-1 py-px text-xs font-semibold text-paprika no-underline"
          >
            {translate('instructions_label')}
          </abbr>
          {aiExcerpt}
        </p>
      )}
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1">
          <span className="sr-only">{translate('tags')}: </span>
          {tags.map((tag) => (
            <span key={tag} className="rounded bg-olive-wash px-1.5 py-px text-olive">
              {tag}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
