import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownText } from '#app/domain/translations/menu-texts.ts'
import type { RenderedService } from './rendered-service.ts'

/** A main category on the page. */
export interface ListedCategory {
  readonly id: string
  readonly name: ShownText
  readonly served: RenderedService | undefined
  /** Whether guests don't see it now. */
  readonly isUnlisted: boolean
  readonly content: ReactNode
}

/**
 * A main category; closed, it shows its heading alone.
 * @param props.group the common name of those of which one is open at a time
 */
export function Category({
  id,
  name,
  served,
  isUnlisted,
  content,
  group,
  isOpen,
}: ListedCategory & { group: string; isOpen: boolean }) {
  return (
    <details
      id={id}
      name={group}
      open={isOpen}
      {...serviceAttributes(served, isUnlisted, 'rounded-card border border-line bg-surface')}
    >
      <summary className="relative flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 rounded-card py-4 ps-4 pe-13">
        <h2 dir="auto" lang={name.lang} className="min-w-0 font-display text-xl font-semibold">
          {name.text}
        </h2>
        <ServedFrom served={served} />
        <ChevronDown aria-hidden="true" className="chevron absolute end-4 top-4.5 text-paprika" />
      </summary>
      <div className="px-4 pb-2">{content}</div>
    </details>
  )
}

/** Attributes of the element around a category; `island/service-hours.ts` keeps them current. */
export const serviceAttributes = (
  served: RenderedService | undefined,
  isUnlisted = false,
  className = '',
) => ({
  'data-service': served && JSON.stringify(served.service),
  className: [className, isUnlisted && 'unlisted'].filter(Boolean).join(' ') || undefined,
})

/** Beside a heading: from when it is served, if it isn't; on paper, its hours. */
export function ServedFrom({ served }: { served: RenderedService | undefined }) {
  return (
    served && (
      <>
        <span className="served-from">{served.label}</span>
        <bdi className="print-only service-hours">{served.hours}</bdi>
      </>
    )
  )
}
