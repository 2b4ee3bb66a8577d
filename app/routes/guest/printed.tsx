import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'

interface Props {
  readonly translate: GuestTranslate
}

/** The day of printing, which the script fills in: the page itself is cached. */
export function PrintDate({ translate }: Props) {
  return (
    <p className="print-only" id="printed-on" hidden>
      {translate('printedOn')} <time />
    </p>
  )
}

/** On paper only: the notice about allergies, and the names of the icons that occur. */
export function PrintedNotice({ icons, translate }: Props & { icons: readonly StatedFact[] }) {
  return (
    <aside id="printed-notice" className="print-only">
      <p>{translate('filterNotice')}</p>
      {icons.length > 0 && (
        <p>
          <b>{translate('iconLegend')}:</b>{' '}
          {icons.map((fact) => (
            <span key={fact}>
              <FactIcon fact={fact} isOnPage />
              {translate(`fact_${fact}`)}
            </span>
          ))}
          <i>({translate('iconMayContain')})</i>
        </p>
      )}
    </aside>
  )
}
