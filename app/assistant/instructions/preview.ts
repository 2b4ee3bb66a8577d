import { estimateTokenCount } from 'tokenx'
import { allDishes, type GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { standingInstructions } from './index.ts'

/** What a model is told of a menu, as its owner may read it. */
export interface InstructionsPreview {
  readonly text: string
  /** An estimate: each model has its own way of counting. */
  readonly tokens: number
  /** Active dishes on the menu. */
  readonly dishes: number
}

export function previewInstructions(menu: GuestMenu): InstructionsPreview {
  const text = standingInstructions(menu)
  return { text, tokens: estimateTokenCount(text), dishes: allDishes(menu).length }
}
