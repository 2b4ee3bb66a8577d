import { ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { Beside } from '../../preview/beside.tsx'
import { QrButton } from '../qr/qr-button.tsx'
import type { RestaurantView } from '../restaurant-view.ts'
import { StatusLabel } from '../status-label.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DetailsCard, type RestaurantTexts } from './details-card.tsx'
import { HouseCard, type House } from './house-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { LookCard, type LookForm } from './look-card.tsx'
import type { MenuOption } from './further-menus.tsx'
import { MenuCard } from './menu-card.tsx'
import { VisitCard, type VisitForm } from './visit-card.tsx'

interface Props {
  readonly restaurant: RestaurantView
  readonly texts: RestaurantTexts
  readonly version: string
  readonly visit: VisitForm
  readonly look: LookForm
  readonly house: House
  readonly menus: readonly MenuOption[]
  readonly conversationCount: number
  readonly appUrl: string
  /** Changes with each save. */
  readonly saved: unknown
  /** The page's action data. */
  readonly result: unknown
}

/** The page with all forms of a restaurant. */
export function RestaurantPage(props: Props) {
  const { restaurant, visit, look, house, menus, conversationCount, saved, result, ...form } = props
  const translate = useRestaurantsTranslate()
  const detailsForm = useRef<HTMLDivElement>(null)
  const [hasInput, setHasInput] = useState(false)
  useEffect(() => {
    const onInput = () => setHasInput(true)
    const element = detailsForm.current
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [])
  useDone(result, 'details', () => setHasInput(false))
  // New keys remount the forms once the page has loaded the changes of a move: React doesn't update
  // the default value of a text area.
  const [formKeys, setFormKeys] = useState({ facts: '', details: '' })
  const versionAfterMove = savedVersion(result, 'moved')
  if (versionAfterMove === house.version && versionAfterMove !== formKeys.facts) {
    // The details form isn't remounted if the owner has typed in it, though it then shows outdated
    // instructions.
    const details = hasInput ? formKeys.details : versionAfterMove
    setFormKeys({ facts: versionAfterMove, details })
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
      <NoScriptConfirmation
        result={result}
        texts={{
          details: translate('updated'),
          visit: translate('visit_saved'),
          look: translate('visit_saved'),
          cover: translate('visit_saved'),
          house: translate('house_saved'),
          moved: translate('house_moved'),
          keepInstruction: translate('house_kept'),
          menu: translate('menu_updated'),
          logo: translate('success'),
        }}
      />
      <Beside guestPage={{ path: guestPath, name }} saved={saved}>
        <div ref={detailsForm}>
          <DetailsCard key={formKeys.details} restaurant={restaurant} {...form} result={result} />
        </div>
        <HouseCard house={house} resetKey={formKeys.facts} result={result} />
        <VisitCard restaurantId={restaurant.id} visit={visit} result={result} />
        <MenuCard current={restaurant.menus} menus={menus} result={result} />
        <LogoCard restaurant={restaurant} result={result} />
        <LookCard restaurant={restaurant} look={look} result={result} />
        <DeleteCard name={name} conversationCount={conversationCount} result={result} />
      </Beside>
    </div>
  )
}
