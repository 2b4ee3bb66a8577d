import { ArrowLeft } from 'lucide-react'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { ShownDish } from '#app/domain/translations/menu-texts.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { FactIconSheet } from '#app/ui/fact-icon-sheet.tsx'
import { dishMark } from './dish-mark.ts'
import { DishArticle } from './dish-article.tsx'
import { LookStyle, type PageLook } from './look/look-style.tsx'
import { PrintDate } from './printed.tsx'
import type { RenderedService } from './rendered-service.ts'

interface Props {
  readonly locale: GuestLocale
  /** Path of the page's script. */
  readonly script: string
  /** The address of the menu that the dish is on. */
  readonly address: string
  readonly restaurantName: string
  readonly look: PageLook
  readonly dish: GuestDish
  /** The dish's texts in the page's language. */
  readonly shown: ShownDish
  /** When the dish is served; undefined for always. */
  readonly served: RenderedService | undefined
  /** ISO 4217 code. */
  readonly currency: string
}

/**
 * A dish as a page of plain HTML: what its sheet shows, for shared links and without JavaScript.
 */
export function DishPage(props: Props) {
  const { locale, script, address, restaurantName, look, dish, shown, served, currency } = props
  const translate = guestTranslator(locale)
  return (
    <main className="mx-auto max-w-2xl p-4 pb-12">
      <LookStyle {...look} />
      <div className="print-only">
        <p dir="auto" className="font-display text-2xl font-semibold">
          {restaurantName}
        </p>
        <PrintDate translate={translate} />
      </div>
      <a
        href={address}
        className="screen-only inline-flex min-h-12 items-center gap-2 font-semibold"
      >
        <ArrowLeft size={20} aria-hidden="true" className="rtl:rotate-180" />
        {translate('wholeMenu', { name: restaurantName })}
      </a>
      <DishArticle
        {...{ dish, shown, currency, locale, translate }}
        Heading="h1"
        availability={
          <>
            <div
              id="availability"
              role="status"
              data-dish={dishMark(dish.id)}
              data-address={address}
              data-sold-out={translate('soldOut')}
            >
              {dish.isSoldOut && <p className="sold-out mt-2">{translate('soldOut')}</p>}
            </div>
            {served && served.sentence !== '' && (
              <p className="screen-only mt-2 font-semibold">{served.sentence}</p>
            )}
            {served && <bdi className="print-only">{served.hours}</bdi>}
          </>
        }
      />
      <FactIconSheet />
      <script type="module" src={script} async />
    </main>
  )
}
