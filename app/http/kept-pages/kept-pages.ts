import type { ShownMenu } from '#app/middleware/shown-menu.ts'
import { keyOf, type AskedPage } from './asked-page.ts'
import { batched } from '#app/db/batched.ts'
import { ConcurrentChanges, type ChangeSubscriber } from '#app/db/changes.ts'
import { PageStore, type KeptPage } from './page-store.ts'
import { RenderedPage } from './rendered-page.ts'

/** A page as it was just made; what it shows is known of menus alone, and not of errors. */
export interface Rendering {
  readonly response: Response
  readonly shown: ShownMenu | undefined
}

interface Source {
  render(asked: AskedPage): Promise<Rendering>
  /** The version that a page has now, asked of the database. */
  findVersion(restaurant: string): Promise<string | undefined>
  /**
   * Resolves once `changed` was told of everything that was committed before the call; to false
   * where nobody knows.
   */
  drainNotifications(): Promise<boolean>
}

interface Flight {
  readonly ask: () => Promise<RenderedPage>
  waiting: number
}

/**
 * Guest pages that are kept until anything that they show changes. What was committed before a
 * page is asked for, by whichever process, is in the answer.
 */
export class KeptPages implements ChangeSubscriber {
  readonly #source: Source
  readonly #store: PageStore
  readonly #flights = new Map<string, Flight>()
  readonly #meanwhile = new ConcurrentChanges()
  #packing: Promise<unknown> = Promise.resolve()

  constructor(source: Source, maxBytes: number) {
    this.#source = source
    this.#store = new PageStore(maxBytes)
  }

  /** The page as it is now. */
  async find(asked: AskedPage): Promise<RenderedPage> {
    const key = keyOf(asked)
    const isHeard = this.#store.has(key) && (await this.#source.drainNotifications())
    return (isHeard && this.#store.find(key)?.page) || this.#findTogether(key, asked)
  }

  /** Something of an owner's that guests see was changed. */
  invalidateOwner(ownerId: string): void {
    this.#store.dropOwner(ownerId)
    this.#meanwhile.invalidateOwner(ownerId)
  }

  /** Anything may have been changed. */
  invalidateAll(): void {
    this.#store.clear()
    this.#meanwhile.invalidateAll()
  }

  /** Makes a page once for all who wait for it. */
  async #findTogether(key: string, asked: AskedPage): Promise<RenderedPage> {
    const flight = this.#flights.get(key) ?? {
      ask: batched(() => this.#findOrRender(key, asked)),
      waiting: 0,
    }
    this.#flights.set(key, flight)
    flight.waiting++
    try {
      return await flight.ask()
    } finally {
      flight.waiting--
      if (flight.waiting === 0) this.#flights.delete(key)
    }
  }

  async #findOrRender(key: string, asked: AskedPage): Promise<RenderedPage> {
    const isHeard = this.#store.has(key) && (await this.#source.drainNotifications())
    const kept = this.#store.find(key)
    if (kept && (isHeard || (await this.#isAsItWas(kept, asked)))) return kept.page
    return this.#render(key, asked)
  }

  /** Asks the database, as nobody tells of changes now. */
  async #isAsItWas({ version }: KeptPage, { restaurant }: AskedPage): Promise<boolean> {
    return (await this.#source.findVersion(restaurant)) === version
  }

  #render(key: string, asked: AskedPage): Promise<RenderedPage> {
    return this.#meanwhile.watch(async (isSame) => {
      const { response, shown } = await this.#source.render(asked)
      const page = await RenderedPage.of(response)
      if (shown && isSame(shown.ownerId) && page.status === 200) {
        this.#store.keep(key, { page, ...shown })
        this.#packLater(key, page)
      }
      return page
    })
  }

  /** One after the other, and none that has gone meanwhile: it takes a thread of the pool. */
  #packLater(key: string, page: RenderedPage): void {
    const before = this.#packing
    const packNext = async () => {
      await before
      if (this.#store.holds(key, page)) await page.packSmall()
      if (this.#store.holds(key, page)) this.#store.weighAgain(key)
    }
    this.#packing = packNext()
  }
}
