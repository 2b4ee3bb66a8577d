import { asEvidence, type Evidence } from '#app/domain/conversations/evidence.ts'
import { isDietaryFact, stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { mostParts, type About, type Part } from '../plan/part.ts'
import type { ReadQuestion } from '../reading/question.ts'
import { unique } from '../reading/substances.ts'
import type { Block, Rested } from '../render/blocks.ts'
import { createRenderer, type ReplyRenderer, type RenderSource } from '../render/render.ts'
import type { DishCard } from './reply-event.ts'
import type { Listener } from './running-reply.ts'

const paragraph = '\n\n'
// A reply on a long menu names many dishes, and rests on each of them.
const mostEvidence = 400

/** An answer on its way to a guest: renders parts, emits them, and keeps what they rest on. */
export class Answer {
  readonly #listener: Listener
  readonly #menu: GuestMenu
  readonly #renderer: ReplyRenderer
  readonly #blocks: Block[] = []
  readonly #parts: Part[] = []
  readonly #seen = new Set<string>()
  readonly #dishes: DishCard[] = []
  readonly #named = new Set<string>()
  readonly #rests: Rested[] = []
  readonly #lang: string
  #avoided: readonly About[]

  constructor(
    listener: Listener,
    source: Pick<RenderSource, 'menu' | 'seed'> & { readonly read: ReadQuestion },
  ) {
    this.#listener = listener
    this.#menu = source.menu
    this.#avoided = source.read.avoided
    this.#lang = source.read.language
    this.#renderer = createRenderer({ ...source, language: source.read.language })
  }

  get parts(): readonly Part[] {
    return this.#parts
  }
  get blocks(): readonly Block[] {
    return this.#blocks
  }
  get isEmpty(): boolean {
    return this.#parts.length === 0 && !this.#blocks.some(({ kind }) => kind === 'emergency')
  }
  /** All of the reply as plain text. */
  get text(): string {
    return this.#blocks.map(({ text }) => text).join(paragraph)
  }
  /** Dishes whose pictures the reply shows. */
  get dishes(): readonly DishCard[] {
    return this.#dishes
  }
  /** Ids of the dishes that the reply names or offers, in its order. */
  get named(): readonly string[] {
    return [...this.#named]
  }
  get avoided(): readonly About[] {
    return this.#avoided
  }
  /** What is recorded, at this moment, of all that the reply rests on. */
  get evidence(): Evidence[] {
    const { byId } = indexMenu(this.#menu)
    const rests = new Map(this.#rests.map((rest) => [`${rest.dishId} ${rest.fact}`, rest]))
    return [...rests.values()].slice(0, mostEvidence).flatMap(({ dishId, fact }) => {
      const dish = byId.get(dishId)?.dish
      if (!dish) return []
      return asEvidence(
        dish,
        fact,
        isDietaryFact(fact) ? stateOfFact(dish, fact) : stateOfDiet(dish, fact),
      )
    })
  }

  /** Adds to what the guest avoids, for all parts that follow. */
  avoid(of: readonly About[]): void {
    this.#avoided = unique([...this.#avoided, ...of])
  }

  /** @param lang of the words, as in BCP 47 */
  say(text: string, lang: string): void {
    this.#emit({ kind: 'text', text }, lang)
  }

  emergency(): void {
    this.#emit(this.#renderer.emergency())
  }

  /**
   * @param words for a part about the house: what the owner wrote for guests that answers it
   * @returns whether the part said anything yet; what the owner wrote nothing about is said at the end
   */
  async add(part: Part, words?: string): Promise<boolean> {
    const key = JSON.stringify(part)
    if (this.#seen.has(key) || this.#parts.length >= mostParts) return false
    this.#seen.add(key)
    const { blocks, rests, dishes } = await this.#renderer.part(part, this.#avoided, words)
    if (blocks.length === 0 && part.do !== 'house') return false
    this.#parts.push(part)
    this.#rests.push(...rests)
    for (const id of dishes) this.#named.add(id)
    for (const block of blocks) this.#emit(block)
    return blocks.length > 0
  }

  /** Ends the answer with the advice that it needs. */
  end(): void {
    for (const block of this.#renderer.end()) this.#emit(block)
  }

  #emit(rendered: Block, lang = this.#lang): void {
    const block = { ...rendered, lang }
    const separator = this.#blocks.length > 0 ? paragraph : ''
    this.#blocks.push(block)
    this.#listener.emit({ event: 'part', data: block })
    this.#listener.emit({ event: 'delta', data: { text: separator + block.text } })
    if (block.kind !== 'pictures') return
    const cards = block.rows.map(({ id, name, image_url }) => ({ id, name, image_url }))
    this.#dishes.push(...cards)
    this.#listener.emit({ event: 'dishes', data: cards })
  }
}
