import { createContext } from 'react-router'

/** The data that a guest page was rendered from. */
export interface PageSource {
  readonly ownerId: string
  /** Version of the page's rows, from `findPageVersion`. */
  readonly version: string
  /**
   * When the page was rendered, and when it changes without a change of its rows; in ms since the
   * epoch.
   */
  readonly renderedAt: number
  readonly changesAt: number
  /** Whether the page has no dish; it then shows its signed-in owner what is missing. */
  readonly isEmpty: boolean
}

/** Reports the source of the page being rendered to the page cache. */
export const reportPageSourceContext = createContext<(source: PageSource) => void>(() => undefined)
