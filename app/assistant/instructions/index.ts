import { searchDishes } from '#app/domain/dishes/search-dishes.ts'
import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import type { Turn } from '../port.ts'
import { chooseDishes, fits } from './choose-dishes.ts'
import { composeInstructions, dishLines } from './compose.ts'

/** A question as far as it decides on what a model is told. */
interface Asked {
  readonly question: string
  readonly history: readonly Turn[]
}

// More than a prompt has room for.
const maxRanked = 400
// "Does it contain nuts?" is about what was spoken of last.
const turnsThatMatter = 4

/**
 * What a model is told before it reads a question: the whole menu, or of one too long for that
 * the dishes that matter to the question, found by search, and the names of others.
 */
export async function instructionsFor(menu: GuestMenu, asked: Asked): Promise<string> {
  const lines = dishLines(menu)
  if (fits(lines)) return composeInstructions(menu, wholeMenu(lines))
  const search = (text: string) => searchDishes(menu.restaurant.id, text, maxRanked)
  const earlier = asked.history.slice(-turnsThatMatter).map(({ text }) => text)
  const ranked = [...(await search(asked.question)), ...(await search(earlier.join(' ')))]
  return composeInstructions(menu, chooseDishes(lines, [...new Set(ranked)]))
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
