import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { DoneWithoutScript } from '#app/ui/done-without-script.tsx'
import { isEdited } from '#app/ui/is-edited.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useDone } from '#app/ui/use-done.ts'
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
  const [moves, setMoves] = useState(0)
  // A moved instruction is gone from this form too. What somebody typed there stays instead.
  useDone(result, 'moved', () => {
    if (details.current && !isEdited(details.current)) setMoves((before) => before + 1)
  })
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
            <DetailsCard key={moves} restaurant={restaurant} {...form} result={result} />
          </div>
          <HouseCard house={house} result={result} />
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
