import type { PageSource } from '#app/middleware/page-source.ts'
import { pageKey, type PageRequest } from './page-request.ts'
import { batched } from '#app/db/batched.ts'
import { ConcurrentChanges, type ChangeSubscriber } from '#app/db/changes.ts'
import { PageStore, type CachedPage } from './page-store.ts'
import { beforeSlices } from '#app/domain/in-slices.ts'
import { RenderedPage } from './rendered-page.ts'

/** A page that was just rendered. */
export interface Rendering {
  readonly response: Response
  /** Undefined for error pages. */
  readonly source: PageSource | undefined
}

interface Renderer {
  render(request: PageRequest): Promise<Rendering>
  /** Reads a page's current version from the database. */
  findVersion(restaurant: string): Promise<string | undefined>
  /**
   * Resolves to true once the cache has received every invalidation committed before the call;
   * to false if that can't be established.
   */
  drainNotifications(): Promise<boolean>
}

/** A lookup that concurrent requests share. */
interface SharedLookup {
  readonly join: () => Promise<RenderedPage>
  waiting: number
}

/**
 * Caches guest pages until anything on them changes, through their owner or as time passes. A page
 * includes everything that any process committed before it was requested.
 */
export class PageCache implements ChangeSubscriber {
  readonly #renderer: Renderer
  readonly #store: PageStore
  readonly #lookups = new Map<string, SharedLookup>()
  readonly #concurrent = new ConcurrentChanges()
  #compressing: Promise<unknown> = Promise.resolve()

  constructor(renderer: Renderer, maxBytes: number) {
    this.#renderer = renderer
    this.#store = new PageStore(maxBytes)
  }

  /** Returns the current page, cached or rendered. */
  async find(request: PageRequest): Promise<RenderedPage> {
    const key = pageKey(request)
    const { drainNotifications } = this.#renderer
    const isCurrent = this.#store.has(key) && (await beforeSlices(drainNotifications))
    return (isCurrent && this.#findValid(key)?.page) || this.#findTogether(key, request)
  }

  invalidateOwner(ownerId: string): void {
    this.#store.dropOwner(ownerId)
    this.#concurrent.invalidateOwner(ownerId)
  }

  invalidateAll(): void {
    this.#store.clear()
    this.#concurrent.invalidateAll()
  }

  /** Finds or renders a page once for concurrent requests. */
  async #findTogether(key: string, request: PageRequest): Promise<RenderedPage> {
    const lookup = this.#lookups.get(key) ?? {
      join: batched(() => this.#findOrRender(key, request)),
      waiting: 0,
    }
    this.#lookups.set(key, lookup)
    lookup.waiting++
    try {
      return await lookup.join()
    } finally {
      lookup.waiting--
      if (lookup.waiting === 0) this.#lookups.delete(key)
    }
  }

  async #findOrRender(key: string, request: PageRequest): Promise<RenderedPage> {
    const isCurrent = this.#store.has(key) && (await this.#renderer.drainNotifications())
    const cached = this.#findValid(key)
    if (cached && (isCurrent || (await this.#isUnchanged(cached, request)))) return cached.page
    return this.#render(key, request)
  }

  /** Finds a page that is still true at this time; also after the clock was set back. */
  #findValid(key: string): CachedPage | undefined {
    const cached = this.#store.find(key)
    const now = Date.now()
    return cached && cached.renderedAt <= now && now < cached.changesAt ? cached : undefined
  }

  /** Compares versions in the database, for when no notifications are received. */
  async #isUnchanged({ version }: CachedPage, { restaurant }: PageRequest): Promise<boolean> {
    return (await this.#renderer.findVersion(restaurant)) === version
  }

  #render(key: string, request: PageRequest): Promise<RenderedPage> {
    return this.#concurrent.watch(async (isUnchanged) => {
      const { response, source } = await this.#renderer.render(request)
      const page = await RenderedPage.of(response, source?.isEmpty)
      if (source && isUnchanged(source.ownerId) && page.status === 200) {
        this.#store.set(key, { page, ...source })
        this.#compressLater(key, page)
      }
      return page
    })
  }

  /**
   * Compresses pages one at a time, because each takes a thread of the pool; skips dropped pages.
   */
  #compressLater(key: string, page: RenderedPage): void {
    const previous = this.#compressing
    const compressNext = async () => {
      await previous
      if (this.#store.contains(key, page)) await page.encodeSmall()
      if (this.#store.contains(key, page)) this.#store.updateWeight(key)
    }
    this.#compressing = compressNext()
  }
}
