import type { HttpBindings } from '@hono/node-server'
import type { PageSource } from '#app/middleware/page-source.ts'

/** Hono's environment of a request. */
export interface Bindings {
  /** Node's bindings for a request from the network; `reportPageSource` for the page cache's. */
  Bindings: Partial<HttpBindings> & { readonly reportPageSource?: (source: PageSource) => void }
}
