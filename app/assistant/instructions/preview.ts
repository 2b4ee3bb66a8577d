import { estimateTokenCount } from 'tokenx'
import { inSlices } from '#app/domain/in-slices.ts'
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

export async function previewInstructions(menu: GuestMenu): Promise<InstructionsPreview> {
  const text = await standingInstructions(menu)
  const tokens = await inSlices(text.split('\n'), (line) => estimateTokenCount(`${line}\n`))
  return {
    text,
    tokens: tokens.reduce((sum, count) => sum + count, 0),
    dishes: allDishes(menu).length,
  }
}
