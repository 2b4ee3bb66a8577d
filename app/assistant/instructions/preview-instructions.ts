import { estimateTokenCount } from 'tokenx'
import { inSlices } from '#app/domain/in-slices.ts'
import { allDishes, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { dishesInInstructions, assistantInstructions } from '../planners/plan-prompt.ts'

/** How many of a menu's dishes fit into a stored assistant's instructions. */
export interface DishCounts {
  /** Active dishes on the menu. */
  readonly dishes: number
  /** Dishes included by name only. */
  readonly byName: number
  /** Dishes left out. */
  readonly leftOut: number
}

/** A menu's instructions as its owner sees them. */
export interface InstructionsPreview extends DishCounts {
  readonly text: string
  /** An estimate: models count differently. */
  readonly tokens: number
}

/** Counts the dishes in the instructions for a menu's stored assistant. */
export async function countDishes(menu: GuestMenu): Promise<DishCounts> {
  const { byName, leftOut } = await dishesInInstructions(menu)
  return { dishes: allDishes(menu).length, byName: byName.length, leftOut }
}

/** Renders the instructions for a menu's stored assistant, with their size. */
export async function previewInstructions(menu: GuestMenu): Promise<InstructionsPreview> {
  const text = await assistantInstructions(menu)
  const tokens = await inSlices(text.split('\n'), (line) => estimateTokenCount(`${line}\n`))
  const counts = await countDishes(menu)
  return { text, tokens: tokens.reduce((sum, count) => sum + count, 0), ...counts }
}
