import type { HttpBindings } from '@hono/node-server'
import type { ShownMenu } from '#app/middleware/shown-menu.ts'

/** What comes to Hono with a request. */
export interface Bindings {
  /** Of a request from outside, where it came in; of a page to keep, who wants to know of it. */
  Bindings: Partial<HttpBindings> & { readonly tellShown?: (shown: ShownMenu) => void }
}
