import { Clock, Link, MapPin, Megaphone, Phone } from 'lucide-react'
import type { Visit } from '#app/domain/guest-menu/visit.ts'
import { mapUrl, phoneUrl, siteName } from '#app/domain/visit/contact-links.ts'
import type { GuestLocale } from '#app/i18n/locales.ts'
import { visitTranslator, type VisitTranslate } from '#app/i18n/visit.ts'
import type { GuestPageProps } from './guest-page-props.ts'
import { OpeningHours } from './opening-hours.tsx'
import { Entry } from './visit-entry.tsx'
import { WifiAccess } from './wifi-access.tsx'

type Restaurant = GuestPageProps['restaurant']

interface Props {
  readonly restaurant: Restaurant
  readonly wifiCode: GuestPageProps['wifiCode']
  readonly locale: GuestLocale
}

/** Whether the page has a `VisitInfo`. */
export const hasVisitInfo = ({ location, visit }: Restaurant): boolean =>
  location !== '' ||
  (visit != null &&
    visit.hours.length + visit.links.length + visit.phone.length + visit.wifiName.length > 0)

/** The owner's news of the day, above the menu. */
export function VisitNotice({ notice }: Pick<GuestPageProps, 'notice'>) {
  if (notice.text === '') return null
  return (
    <p className="mx-4 mb-3 flex items-start gap-3 rounded-card bg-olive-wash px-4 py-3 lg:mx-0">
      <Megaphone size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-olive" />
      <span dir="auto" lang={notice.lang} className="min-w-0 break-words text-pretty">
        {notice.text}
      </span>
    </p>
  )
}

/** The restaurant info below the menu: hours, address, phone, Wi-Fi and links. */
export function VisitInfo({ restaurant, wifiCode, locale }: Props) {
  if (!hasVisitInfo(restaurant)) return null
  const translate = visitTranslator(locale)
  const { visit } = restaurant
  return (
    <section
      id="visit"
      tabIndex={-1}
      aria-labelledby="visit-title"
      className="mx-4 mt-6 scroll-mt-4 rounded-card border border-line bg-surface px-4 py-5 [outline:none] lg:mx-0"
    >
      <h2 id="visit-title" className="font-display text-xl font-semibold">
        {translate('title')}
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {visit != null && visit.hours.length > 0 && (
          <Entry Icon={Clock} title={translate('hours')}>
            <OpeningHours visit={visit} locale={locale} />
          </Entry>
        )}
        <div className="grid content-start gap-6">
          <Contact restaurant={restaurant} translate={translate} />
          {visit?.wifiName && <WifiAccess visit={visit} code={wifiCode} translate={translate} />}
          {visit != null && visit.links.length > 0 && (
            <Entry Icon={Link} title={translate('links')}>
              <Links visit={visit} translate={translate} />
            </Entry>
          )}
        </div>
      </div>
    </section>
  )
}

function Contact({
  restaurant: { name, location, visit },
  translate,
}: {
  readonly restaurant: Restaurant
  readonly translate: VisitTranslate
}) {
  return (
    <>
      {location !== '' && (
        <Entry Icon={MapPin} title={translate('address')}>
          <p dir="auto" className="break-words">
            {location}
          </p>
          <ExternalLink
            href={mapUrl(name, location)}
            name={translate('map')}
            translate={translate}
          />
        </Entry>
      )}
      {visit?.phone && (
        <Entry Icon={Phone} title={translate('phone')}>
          <a href={phoneUrl(visit.phone)} dir="ltr" className={linkStyle}>
            {visit.phone}
          </a>
        </Entry>
      )}
    </>
  )
}

function Links({ visit, translate }: { visit: Visit; translate: VisitTranslate }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {visit.links.map((href) => (
        <li key={href}>
          <ExternalLink href={href} name={siteName(href)} translate={translate} />
        </li>
      ))}
    </ul>
  )
}

const linkStyle = 'inline-block py-2.5 font-semibold break-all text-paprika underline'

function ExternalLink(props: { href: string; name: string; translate: VisitTranslate }) {
  return (
    <a href={props.href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {props.name}
      <span className="sr-only">, {props.translate('newTab')}</span>
    </a>
  )
}
