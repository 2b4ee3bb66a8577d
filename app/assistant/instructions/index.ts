import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { chooseDishes, fits } from './choose-dishes.ts'
import { composeInstructions, dishLines } from './compose.ts'
import { rankDishes, type Asked } from './rank-dishes.ts'

/**
 * What a model is told before it reads a question: the whole menu, or of one too long for that
 * the dishes that matter to the question and the names of others.
 */
export async function instructionsFor(menu: GuestMenu, asked: Asked): Promise<string> {
  const lines = dishLines(menu)
  if (fits(lines)) return composeInstructions(menu, wholeMenu(lines))
  return composeInstructions(menu, chooseDishes(lines, await rankDishes(menu, asked)))
}

/**
 * What a stored assistant is told, which cannot know the question: as much as fits.
 */
export function standingInstructions(menu: GuestMenu): string {
  const lines = dishLines(menu)
  return composeInstructions(menu, fits(lines) ? wholeMenu(lines) : chooseDishes(lines, []))
}

const wholeMenu = (lines: ReturnType<typeof dishLines>) => ({
  told: lines.map(({ line }) => line),
  named: [],
  left: 0,
})
