import {
  EllipsisVertical,
  FileDown,
  Grid3x3,
  House,
  Info,
  Trash2,
  UtensilsCrossed,
} from 'lucide-react'
import type { LogoShape } from '#app/domain/guest-menu/look.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { visitTranslator } from '#app/i18n/visit.ts'
import { smallImageUrl } from '#app/services/images/small-image-url.ts'
import type { GuestPageProps } from './guest-page-props.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PrintDate } from './printed.tsx'
import { ShareButton } from './share-button.tsx'
import { hasVisitInfo } from './visit-info.tsx'

interface Props {
  readonly restaurant: GuestPageProps['restaurant']
  readonly address: string
  readonly locale: GuestLocale
}

const shapes: Record<LogoShape, string> = {
  rounded: 'rounded-card',
  round: 'rounded-full',
  square: '',
}

/** The restaurant's name and logo, with the buttons that open the list of languages and the menu. */
export function PageHeader({
  restaurant,
  locale,
  logoShape,
}: Omit<Props, 'address'> & Pick<GuestPageProps, 'logoShape'>) {
  const translate = guestTranslator(locale)
  return (
    <header className="page-header flex items-center gap-3 px-4 py-4 lg:px-6 lg:py-6">
      {restaurant.logoUrl === null ? (
        <span
          className={`grid size-14 shrink-0 place-items-center bg-sunken text-paprika ${shapes[logoShape]}`}
        >
          <UtensilsCrossed aria-hidden="true" />
        </span>
      ) : (
        <img
          src={smallImageUrl(restaurant.logoUrl)}
          alt=""
          width={56}
          height={56}
          className={`size-14 shrink-0 object-cover ${shapes[logoShape]}`}
        />
      )}
      <div className="min-w-0 flex-1">
        <h1 dir="auto" className="font-display text-2xl leading-tight font-semibold">
          {restaurant.name}
        </h1>
        {restaurant.location !== '' && (
          <p dir="auto" className="text-ink-soft">
            {restaurant.location}
          </p>
        )}
        <PrintDate translate={translate} />
      </div>
      {/* On a small phone below each other, as the name needs the width. */}
      <div className="flex shrink-0 items-center max-[25rem]:-my-3 max-[25rem]:flex-col">
        <LanguageSwitch locale={locale} />
        <button
          type="button"
          popoverTarget="kebab"
          aria-label={translate('more')}
          className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <EllipsisVertical aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}

const item = 'flex w-full items-center gap-3 rounded-lg px-3 py-2.5 text-start hover:bg-sunken'

/** The menu of actions beside the restaurant's name. */
export function KebabMenu({
  restaurant,
  address,
  locale,
  hasMenu,
}: Props & { readonly hasMenu: boolean }) {
  const translate = guestTranslator(locale)
  const print = printTranslator(locale)
  return (
    <nav
      id="kebab"
      popover="auto"
      aria-label={translate('more')}
      className="kebab-menu floating w-72 rounded-card border border-line bg-surface p-2 text-ink"
    >
      <a href={address} data-action="home" className={item}>
        <House size={20} aria-hidden="true" />
        {translate('home')}
      </a>
      {hasVisitInfo(restaurant) && (
        <a href="#visit" data-action="visit" className={item}>
          <Info size={20} aria-hidden="true" />
          {visitTranslator(locale)('title')}
        </a>
      )}
      {hasMenu && (
        <>
          <a href={`${address}/allergens`} className={item}>
            <Grid3x3 size={20} aria-hidden="true" />
            {print('allergenTable')}
          </a>
          <a href={`${address}/menu.pdf`} className={item}>
            <FileDown size={20} aria-hidden="true" />
            {print('menuPdf')}
          </a>
        </>
      )}
      <ShareButton what="menu" translate={translate} className={item} />
      <button type="button" data-action="erase" className={`script-only ${item}`}>
        <Trash2 size={20} aria-hidden="true" />
        {translate('deleteHistory')}
      </button>
    </nav>
  )
}
