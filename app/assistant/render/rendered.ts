import type { StoredOptions } from '#app/db/schema/reply-evidence.ts'
import type { Diet, DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { Gap } from '#app/domain/conversations/insight.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { IndexedMenu } from '#app/domain/menus/query/index-menu.ts'
import type { Finding } from '#app/domain/menus/query/judge-clause.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { QuotedPrice } from '../plan/quoted-prices.ts'
import type { Block } from './blocks.ts'
import type { Speaker } from './speaker.ts'

/** The context in which a part is rendered. */
export interface RenderContext {
  /** The dishes that the part names. */
  readonly dishes: readonly GuestDish[]
  /** The prices in the owner's texts that the part names. */
  readonly quoted: readonly QuotedPrice[]
  readonly index: IndexedMenu
  readonly speaker: Speaker
  /** What the guest or anyone at the table avoids. */
  readonly avoided: readonly DietaryTarget[]
}

/** A recorded fact that a sentence is based on. */
export interface CitedFact {
  readonly dishId: string
  readonly fact: DietaryFact | Diet
  /** Set if the sentence is about the dish with options, or about an option alone. */
  readonly withOptions?: StoredOptions
  /** Whether it is said of an option alone, and so nothing of its dish. */
  readonly isOfOption?: boolean
}

/** The result of rendering a part; empty properties may be omitted. */
export interface Rendered {
  readonly blocks: readonly Block[]
  readonly citedFacts?: readonly CitedFact[]
  /** Ids of the dishes that the blocks name or offer. */
  readonly dishIds?: readonly string[]
  /** Whether it is about an allergen or a diet, so that the guest is advised to tell the staff. */
  readonly isAboutHealth?: boolean
  /** What the blocks say isn't recorded, in order. */
  readonly gaps?: readonly Gap[]
}

export const textBlock = (text: string): Block => ({ kind: 'text', text })

export const idsOf = (dishes: readonly GuestDish[]): string[] => dishes.map(({ id }) => id)

/** Cites the fact that a statement about a dish is based on; only facts and diets have one. */
export function citeFact(
  dishId: string,
  target: DietaryTarget | Finding['about'],
  withOptions?: StoredOptions,
): CitedFact[] {
  const about = { dishId, ...(withOptions && { withOptions }) }
  if (target.kind === 'fact') return [{ ...about, fact: target.fact }]
  return target.kind === 'diet' ? [{ ...about, fact: target.diet }] : []
}

export const citationKey = ({ dishId, fact }: CitedFact): string => `${dishId} ${fact}`
