import { createContext } from 'react-router'

/** The data that a guest page was rendered from. */
export interface PageSource {
  readonly ownerId: string
  /** Version of the page's rows, from `findPageVersion`. */
  readonly version: string
}

/** Reports the source of the page being rendered to the page cache. */
export const reportPageSourceContext = createContext<(source: PageSource) => void>(() => undefined)
