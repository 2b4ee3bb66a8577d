import { estimateTokenCount } from 'tokenx'
import { inSlices } from '#app/domain/in-slices.ts'
import { allDishes, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { standingDishes, standingPrompt } from '../planners/plan-prompt.ts'

/** How many of a menu's dishes fit into a model's instructions. */
export interface DishCounts {
  /** Active dishes on the menu. */
  readonly dishes: number
  /** Those of which it holds the name alone. */
  readonly byName: number
  /** Those that it leaves out. */
  readonly leftOut: number
}

/** The prompt for a menu, as its owner sees it. */
export interface InstructionsPreview extends DishCounts {
  readonly text: string
  /** An estimate: each model has its own way of counting. */
  readonly tokens: number
}

export async function countDishes(menu: GuestMenu): Promise<DishCounts> {
  const { named, left } = await standingDishes(menu)
  return { dishes: allDishes(menu).length, byName: named.length, leftOut: left }
}

export async function previewInstructions(menu: GuestMenu): Promise<InstructionsPreview> {
  const text = await standingPrompt(menu)
  const tokens = await inSlices(text.split('\n'), (line) => estimateTokenCount(`${line}\n`))
  const counts = await countDishes(menu)
  return { text, tokens: tokens.reduce((sum, count) => sum + count, 0), ...counts }
}
