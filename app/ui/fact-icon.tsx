import type { StatedFact } from '#app/domain/dietary/statements.ts'
import icons from './fact-icons.svg?url&no-inline'

/**
 * The icon of an allergen or diet, always beside its name: a sign alone is no declaration. It
 * comes with a file of its own, so that the page is read without waiting for it.
 */
export function FactIcon({ fact }: { readonly fact: StatedFact }) {
  return (
    <svg aria-hidden="true" className="fact-icon">
      <use href={`${icons}#${fact}`} />
    </svg>
  )
}
