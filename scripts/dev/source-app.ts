import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServerModuleRunner, transformWithOxc, type ViteDevServer } from 'vite'
import type { LoadedApp, PageFiles } from '#app/server/start-chefin.ts'
import type { Chefin } from '#app/server/open-chefin.ts'

export type OpenOptions = Parameters<LoadedApp['open']>[0]
type Source = typeof import('../../app/server/open-chefin.ts')

const entryFile = resolve('app/server/open-chefin.ts')
const routes = 'virtual:react-router/server-build'
const reloadScript = '/scripts/dev/reload-on-change.ts'
const firstTouch = 'app/routes/guest/island/first-touch.ts'

/**
 * Runs Chefin from its source. A changed route is loaded for the next request. A change of anything
 * that the app opens, such as the database client, closes the app and opens it again.
 */
export class SourceApp {
  readonly #vite: ViteDevServer
  readonly #runtime: OpenOptions
  readonly #runner
  #opened: Promise<Chefin> | undefined
  #isStale = false

  constructor(vite: ViteDevServer, runtime: OpenOptions) {
    this.#vite = vite
    this.#runtime = runtime
    this.#runner = createServerModuleRunner(this.#ssr, { hmr: false })
    vite.watcher.on('change', (file) => (this.#isStale ||= this.#isImported(file)))
  }

  /**
   * Returns the app with the routes of the current source.
   * @throws if the source can't be loaded or opened
   */
  async current(): Promise<Chefin> {
    if (!this.#opened || this.#isStale) {
      this.#isStale = false
      this.#opened = this.#reopen(this.#opened)
    }
    const chefin = await this.#opened
    await this.#loadRoutes()
    return chefin
  }

  #loadRoutes(): Promise<ServerBuild> {
    return this.#runner.import(routes)
  }

  async close(): Promise<void> {
    await this.#opened?.then(
      (chefin) => chefin.close(),
      () => undefined,
    )
    await this.#runner.close()
  }

  get #ssr() {
    const { ssr } = this.#vite.environments
    if (!ssr) throw new Error('Vite has no ssr environment')
    return ssr
  }

  /**
   * Whether the app imports a file other than through its routes. Imports by style sheets don't count:
   * each style sheet depends on every file that Tailwind scans.
   */
  #isImported(file: string): boolean {
    const modules = new Set(this.#ssr.moduleGraph.getModulesByFile(file))
    for (const module of modules) {
      if (module.file === entryFile) return true
      if (module.file?.endsWith('.css')) continue
      // The loop also visits the importers, which are added to the end of the set.
      for (const importer of module.importers) modules.add(importer)
    }
    return false
  }

  async #reopen(previous: Promise<Chefin> | undefined): Promise<Chefin> {
    const chefin = await previous?.catch(() => undefined)
    await chefin?.close()
    // All modules are evaluated again, as some hold subscriptions to the closed app.
    this.#runner.clearCache()
    const { openChefin }: Source = await this.#runner.import(entryFile)
    const reload = () => this.#loadRoutes()
    return openChefin({
      ...this.#runtime,
      ...(await this.#files()),
      routes: { build: await reload(), reload },
    })
  }

  /** Returns the plain pages' files and a script that reloads the page after a change. */
  async #files(): Promise<PageFiles> {
    const { code } = await transformWithOxc(await readFile(firstTouch, 'utf8'), firstTouch)
    return {
      guestFirstTouch: `${code}\nimport('${reloadScript}')`,
      guestScript: '/scripts/dev/guest-page.ts',
      guestStyle: '/app/ui/page.css',
      dishScript: '/scripts/dev/dish-page.ts',
      receiptScript: '/scripts/dev/receipt-page.ts',
      landingScript: '/scripts/dev/landing-page.ts',
    }
  }
}
