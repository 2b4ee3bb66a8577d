import { Fragment } from 'react'
import { determineStates } from '#app/domain/dietary/dish-state.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { PictureSize } from '#app/domain/guest-menu/look.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { picturePartOf } from '#app/services/images/picture-part.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { DishDetails } from './dish-details.tsx'
import { dishPath } from './dish-mark.ts'
import { iconGroups } from './dish-facts.ts'
import { encodeOptions } from './encode-options.ts'
import { encodeStates } from './filter-code.ts'
import { OriginalName } from './original-name.tsx'
import { PrintedOptions } from './option-list.tsx'
import { RowPrice } from './size-prices.tsx'

interface Props {
  readonly dish: GuestDish
  /** The dish's texts in the page's language. */
  readonly shown: ShownDish
  /** The restaurant's path. */
  readonly address: string
  readonly currency: string
  readonly locale: GuestLocale
  readonly translate: GuestTranslate
  readonly pictureSize: PictureSize
  /** Whether this is the menu's first dish, whose picture is the first to load if it is large. */
  readonly isFirst: boolean
  /** The level of the dish's heading. */
  readonly Heading: 'h3' | 'h4'
}

/**
 * A dish on the menu: what guests need to choose, and a link to the rest. The rest is in a
 * template, which the page's script shows in a sheet without a request. Missing data is omitted.
 */
export function DishItem(props: Props) {
  const { dish, shown, address, currency, locale, translate, Heading } = props
  const isLarge = props.pictureSize === 'large' && dish.imageUrl !== null
  const states = determineStates(dish)
  const className = `dish${isLarge ? ' dish-large' : ''}${dish.isSoldOut ? ' is-sold-out' : ''}`
  const picture = dish.imageUrl !== null && (
    <img
      src={isLarge ? dish.imageUrl : smallImageUrl(dish.imageUrl)}
      // Its name is beside it.
      alt=""
      width={isLarge ? 480 : 96}
      height={isLarge ? 320 : 96}
      loading={props.isFirst && isLarge ? undefined : 'lazy'}
      decoding="async"
      className={`dish-picture${isLarge ? pictureFocus(dish.imageUrl) : ''}`}
    />
  )
  return (
    <div
      role="listitem"
      className={className}
      data-facts={encodeStates(states)}
      data-options={encodeOptions(dish, shown)}
    >
      {/* Before the text, which would move if the picture above it came later. */}
      {isLarge && picture}
      <div className="min-w-0 flex-1">
        <Heading className="leading-snug font-semibold">
          <a href={dishPath(address, dish.id)} dir="auto" lang={shown.lang} className="dish-link">
            {shown.name}
          </a>
          <OriginalName {...{ shown, translate }} />
        </Heading>
        {shown.description !== '' && (
          <p dir="auto" lang={shown.lang} className="dish-description">
            {shown.description}
          </p>
        )}
        <div className="dish-line">
          {dish.isSoldOut && <span className="sold-out">{translate('soldOut')}</span>}
          <RowPrice {...{ shown, currency, locale, translate }} />
          <RowIcons {...{ states, translate }} />
          {dish.optionGroups && <span className="has-options">{translate('options')}</span>}
          <PrintedOptions {...{ shown, currency, locale }} />
        </div>
      </div>
      {!isLarge && picture}
      <template>
        <DishDetails {...{ dish, shown, currency, locale, translate }} />
      </template>
    </div>
  )
}

/** The classes that keep the part of a large picture in view that its owner has chosen. */
function pictureFocus(imageUrl: string): string {
  const { x, y } = picturePartOf(imageUrl)
  return x === 50 && y === 50 ? '' : ` at-x${quarters(x)} at-y${quarters(y)}`
}

const quarters = (percent: number) => Math.round(percent / 25)

interface IconsProps {
  readonly states: ReturnType<typeof determineStates>
  readonly translate: GuestTranslate
}

/**
 * Icons of what the dish contains, may contain (dashed) and suits, with their names for screen
 * readers.
 */
function RowIcons({ states, translate }: IconsProps) {
  return iconGroups(states).map(({ key, facts }) => (
    <Fragment key={key}>
      <span className="sr-only">
        {` ${translate(key)} ${facts.map(({ fact }) => translate(`fact_${fact}`)).join(translate('comma'))}${translate('stop')}`}
      </span>
      <span className={`row-icons ${key}`} aria-hidden="true">
        {facts.map(({ fact }) => (
          <FactIcon key={fact} fact={fact} isOnPage />
        ))}
      </span>
    </Fragment>
  ))
}
