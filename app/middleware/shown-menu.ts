import { createContext } from 'react-router'

/** What a guest page was made from. */
export interface ShownMenu {
  readonly ownerId: string
  /** Of the page's rows, as `findPageVersion` tells it. */
  readonly version: string
}

/** Tells whoever keeps the page that is being rendered what it shows. */
export const tellShownContext = createContext<(shown: ShownMenu) => void>(() => undefined)
