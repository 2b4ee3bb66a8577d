import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { DoneWithoutScript } from '#app/ui/done-without-script.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { QrButton } from '../qr/qr-button.tsx'
import type { ShownRestaurant } from '../shown-restaurant.ts'
import { StatusLabel } from '../status-label.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DetailsCard, type RestaurantTexts } from './details-card.tsx'
import { HouseCard, type House } from './house-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { MenuCard, type MenuOption } from './menu-card.tsx'

interface Props {
  readonly restaurant: ShownRestaurant
  readonly texts: RestaurantTexts
  readonly version: string
  readonly house: House
  readonly menus: readonly MenuOption[]
  readonly conversationCount: number
  readonly appUrl: string
  /** What the page's action gave back. */
  readonly result: unknown
}

export function RestaurantPage(props: Props) {
  const { restaurant, house, menus, conversationCount, result, ...form } = props
  const translate = useRestaurantsTranslate()
  const details = useRef<HTMLDivElement>(null)
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    const note = () => setTyped(true)
    const element = details.current
    element?.addEventListener('input', note)
    return () => element?.removeEventListener('input', note)
  }, [])
  useDone(result, 'details', () => setTyped(false))
  // Once the page has read what a move has changed: React leaves a text area as it was.
  const [moved, setMoved] = useState({ facts: '', details: '' })
  const movedTo = savedVersion(result, 'moved')
  if (movedTo === house.version && movedTo !== moved.facts) {
    // What somebody typed among the details stays, in place of the instructions as they are now.
    setMoved({ facts: movedTo, details: isTyped ? moved.details : movedTo })
  }
  const { name, guestPath, isActive } = restaurant
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={name}
        description={<StatusLabel isActive={isActive} />}
        actions={
          <>
            <QrButton restaurant={restaurant} />
            <a
              href={guestPath}
              target="_blank"
              rel="noopener"
              aria-label={translate('view_of', { name })}
              className={buttonStyle('quiet')}
            >
              <ExternalLink size={17} aria-hidden="true" />
              {translate('view')}
            </a>
          </>
        }
      />
      <DoneWithoutScript
        result={result}
        words={{
          details: translate('updated'),
          house: translate('house_saved'),
          moved: translate('house_moved'),
          keepInstruction: translate('house_kept'),
          menu: translate('menu_updated'),
          logo: translate('success'),
        }}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <div ref={details}>
            <DetailsCard key={moved.details} restaurant={restaurant} {...form} result={result} />
          </div>
          <HouseCard house={house} moved={moved.facts} result={result} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <MenuCard current={restaurant.menu} menus={menus} result={result} />
          <LogoCard restaurant={restaurant} result={result} />
          <DeleteCard name={name} conversationCount={conversationCount} result={result} />
        </div>
      </div>
    </div>
  )
}
