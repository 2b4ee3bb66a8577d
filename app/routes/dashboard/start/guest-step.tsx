import { useStartTranslate } from '#app/i18n/start.ts'
import { Card } from '#app/ui/card.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { GuestFrame } from '../preview/guest-frame.tsx'
import type { StartPageProps } from './start-page-props.ts'

/** The restaurant's page as guests see it. */
export function GuestStep({ restaurant, setup }: StartPageProps) {
  const translate = useStartTranslate()
  if (!restaurant) {
    return (
      <Card title={translate('guest_title')} description={translate('guest_needs_restaurant')} />
    )
  }
  return (
    <Card
      title={translate('guest_title')}
      description={translate(setup.canRead ? 'guest_text' : 'guest_empty_text')}
    >
      <a
        href={restaurant.guestPath}
        target="_blank"
        rel="noopener"
        className={buttonStyle('quiet', 'self-start')}
      >
        {translate('open_page')}
      </a>
      <GuestFrame
        path={restaurant.guestPath}
        title={translate('guest_frame', { name: restaurant.name })}
      />
    </Card>
  )
}
