import { asEvidence, type Evidence } from '#app/domain/conversations/evidence.ts'
import type { Gap } from '#app/domain/conversations/insight.ts'
import { stateOfDiet, stateOfFact } from '#app/domain/dietary/dish-state.ts'
import { isDietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { maxParts, type Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { PlanEvent } from '../planners/planner.ts'
import type { Danger } from '../reading/emergency/read-danger.ts'
import type { ReadQuestion } from '../reading/question.ts'
import { uniqueTargets } from '../reading/dietary-targets.ts'
import type { Block } from '../render/blocks.ts'
import { withOriginal } from '../render/owner-texts.ts'
import { citationKey, type CitedFact } from '../render/rendered.ts'
import { createRenderer, type ReplyRenderer, type RenderSource } from '../render/renderer.ts'
import type { DishCard } from './reply-event.ts'
import type { Listener } from './running-reply.ts'

const paragraph = '\n\n'
// A reply about a long menu cites facts about many dishes.
const maxEvidence = 400

/** An answer in progress: renders and emits parts, and collects what is stored about them. */
export class Answer {
  readonly #listener: Listener
  readonly #menu: GuestMenu
  readonly #renderer: ReplyRenderer
  readonly #blocks: Block[] = []
  readonly #parts: Part[] = []
  readonly #addedParts = new Set<string>()
  readonly #dishes: DishCard[] = []
  readonly #named = new Set<string>()
  readonly #citedFacts: CitedFact[] = []
  readonly #gaps: Gap[] = []
  readonly #lang: string
  #avoided: readonly DietaryTarget[]
  /** Left out of this reply only. */
  #wished: readonly DietaryTarget[] = []

  constructor(
    listener: Listener,
    source: Pick<RenderSource, 'menu' | 'seed' | 'now' | 'owner'> & {
      readonly reading: ReadQuestion
    },
  ) {
    this.#listener = listener
    this.#menu = source.menu
    this.#avoided = source.reading.avoided
    this.#lang = source.reading.language
    this.#renderer = createRenderer({ ...source, language: source.reading.language })
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
  /** The whole reply as plain text. */
  get text(): string {
    return this.#blocks.map(({ text }) => text).join(paragraph)
  }
  /** The dishes whose pictures the reply shows. */
  get dishes(): readonly DishCard[] {
    return this.#dishes
  }
  /** Ids of the dishes that the reply names or offers, in order. */
  get named(): readonly string[] {
    return [...this.#named]
  }
  /** What the reply says isn't recorded, in order. */
  get gaps(): readonly Gap[] {
    return this.#gaps
  }
  /** What the guest avoids from now on. */
  get avoided(): readonly DietaryTarget[] {
    return this.#avoided
  }
  /** The current state of every fact that the reply cites. */
  get evidence(): Evidence[] {
    const { byId } = indexMenu(this.#menu)
    const cited = Map.groupBy(this.#citedFacts, citationKey)
    return [...cited.values()].slice(0, maxEvidence).flatMap((citations) => {
      const [first] = citations
      if (!first) return []
      const { dishId, fact } = first
      const withOptions = citations.flatMap((citation) => citation.withOptions ?? [])
      const dish = byId.get(dishId)?.dish
      if (!dish) return []
      return asEvidence(
        dish,
        fact,
        isDietaryFact(fact) ? stateOfFact(dish, fact) : stateOfDiet(dish, fact),
        withOptions,
      )
    })
  }

  /** Adds to what all following parts leave out. */
  avoid({ of, isLasting }: Extract<PlanEvent, { type: 'avoid' }>): void {
    if (isLasting) this.#avoided = uniqueTargets([...this.#avoided, ...of])
    else this.#wished = uniqueTargets([...this.#wished, ...of])
  }

  /**
   * Emits a text as it is.
   * @param lang BCP 47 tag of the text
   */
  say(text: string, lang: string): void {
    this.#emit({ kind: 'text', text }, lang)
  }

  /** Emits the emergency instructions, if somebody may be in danger. */
  danger(danger: Danger): void {
    for (const block of this.#renderer.danger(danger)) this.#emit(block)
  }

  /**
   * Renders and emits a part, unless it is a duplicate or beyond the limit.
   * @param houseText for a part about the house: the owner's text that answers it
   * @returns whether the part has emitted text; topics without an owner's text follow at the end
   */
  async add(part: Part, houseText?: string): Promise<boolean> {
    const key = JSON.stringify(part)
    if (this.#addedParts.has(key) || this.#parts.length >= maxParts) return false
    this.#addedParts.add(key)
    const { blocks, citedFacts, dishIds, gaps } = await this.#renderer.part(
      part,
      uniqueTargets([...this.#avoided, ...this.#wished]),
      houseText,
    )
    if (blocks.length === 0 && part.do !== 'house') return false
    this.#parts.push(part)
    this.#citedFacts.push(...citedFacts)
    this.#gaps.push(...gaps)
    for (const id of dishIds) this.#named.add(id)
    for (const block of blocks) this.#emit(block)
    return blocks.length > 0
  }

  /** Emits the end of the reply, such as the advice to inform the staff. */
  end(): void {
    const { blocks, gaps } = this.#renderer.end()
    this.#gaps.push(...gaps)
    for (const block of blocks) this.#emit(block)
  }

  #emit(rendered: Block, lang = this.#lang): void {
    const block = { ...rendered, lang }
    const separator = this.#blocks.length > 0 ? paragraph : ''
    this.#blocks.push(block)
    this.#listener.emit({ event: 'part', data: block })
    this.#listener.emit({ event: 'delta', data: { text: separator + block.text } })
    if (block.kind !== 'pictures') return
    const cards = block.rows.map((row) => ({
      id: row.id,
      name: withOriginal(row),
      image_url: row.image_url,
    }))
    this.#dishes.push(...cards)
    this.#listener.emit({ event: 'dishes', data: cards })
  }
}
