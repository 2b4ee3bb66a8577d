import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import icons from './fact-icons.svg?url&no-inline'

interface Props {
  readonly fact: StatedFact
  /** Whether the page contains `FactIconSheet`; otherwise the icons are loaded from their file. */
  readonly isOnPage?: boolean
}

/** The icon of an allergen or diet. Show its name too: an icon alone is no declaration. */
export function FactIcon({ fact, isOnPage = false }: Props) {
  return (
    <svg aria-hidden="true" className="fact-icon">
      <use href={`${isOnPage ? '' : icons}#${fact}`} />
    </svg>
  )
}
