import { ChevronDown, Copy, Wifi } from 'lucide-react'
import type { Visit } from '#app/domain/guest-menu/visit.ts'
import type { VisitTranslate } from '#app/i18n/visit.ts'
import type { GuestPageProps } from './guest-page-props.ts'
import { Entry } from './visit-entry.tsx'

interface Props {
  readonly visit: Visit
  readonly code: GuestPageProps['wifiCode']
  readonly translate: VisitTranslate
}

/** The Wi-Fi's name and password, a button that copies the password, and a QR code that joins. */
export function WifiAccess({ visit: { wifiName, wifiKey }, code, translate }: Props) {
  return (
    <Entry Icon={Wifi} title={translate('wifi')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-ink-soft">{translate('network')}</dt>
        <dd dir="auto" className="break-words">
          {wifiName}
        </dd>
        <dt className="text-ink-soft">{translate('password')}</dt>
        <dd id="wifi-key" dir="auto" className="break-all select-all">
          {wifiKey || translate('noPassword')}
        </dd>
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {wifiKey !== '' && (
          <button
            type="button"
            data-copy="#wifi-key"
            data-copied={translate('copied')}
            data-failed={translate('copyFailed')}
            className="script-only inline-flex min-h-11 items-center gap-2 rounded-card border border-line px-3 font-semibold hover:bg-sunken"
          >
            <Copy size={18} aria-hidden="true" className="text-paprika" />
            <span aria-live="polite">{translate('copy')}</span>
          </button>
        )}
        {code && (
          <details className="[&[open]]:w-full">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold">
              {translate('joinCode')}
              <ChevronDown size={20} aria-hidden="true" className="chevron text-paprika" />
            </summary>
            <JoinCode code={code} label={translate('joinCodeOf', { name: wifiName })} />
            <p className="mt-1 text-ink-soft">{translate('joinCodeHint')}</p>
          </details>
        )}
      </div>
    </Entry>
  )
}

// In modules; scanners need a light margin.
const margin = 4

function JoinCode(props: { code: NonNullable<Props['code']>; label: string }) {
  const { size, path } = props.code
  const width = size + 2 * margin
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`${-margin} ${-margin} ${width} ${width}`}
      shapeRendering="crispEdges"
      className="mt-1 h-auto w-44 max-w-full rounded-card border border-line"
    >
      <rect x={-margin} y={-margin} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
