import type { ReactNode } from 'react'
import type { RenderedPart } from './guest-page-props.ts'
import { ServedFrom, serviceAttributes } from './menu-category.tsx'

interface Props {
  readonly part: RenderedPart
  readonly children: ReactNode
}

/**
 * One of the restaurant's menus with its categories. Only one is open on the screen; paper shows all,
 * each with its name. A restaurant's only menu needs no element if it is always served.
 */
export function MenuPart({ part, children }: Props) {
  const { mark, name, served, isUnlisted, isOpen } = part
  if (name === undefined && !served) return children
  const isUnopened = !isOpen && name !== undefined
  const className = `menu-part${isUnopened ? ' unopened' : ''}`
  return (
    <section
      id={`m-${mark}`}
      // Its style hides what is in it, but not the element, which mustn't be an empty region.
      aria-label={isUnopened ? undefined : name?.text}
      data-name={name?.text}
      {...serviceAttributes(served, isUnlisted, className)}
    >
      <div className="part-heading">
        {name !== undefined && (
          <h2 dir="auto" lang={name.lang} className="print-only">
            {name.text}
          </h2>
        )}
        <ServedFrom served={served} />
      </div>
      {children}
    </section>
  )
}
