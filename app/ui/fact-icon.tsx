import type { StatedFact } from '#app/domain/dietary/statements.ts'
import icons from './fact-icons.svg?url&no-inline'

interface Props {
  readonly fact: StatedFact
  /** Whether the page has `FactIconSheet`; a file has the icons otherwise. */
  readonly isOnPage?: boolean
}

/** The icon of an allergen or diet, always beside its name: a sign alone is no declaration. */
export function FactIcon({ fact, isOnPage = false }: Props) {
  return (
    <svg aria-hidden="true" className="fact-icon">
      <use href={`${isOnPage ? '' : icons}#${fact}`} />
    </svg>
  )
}
