import type { GuestMenu } from '#app/domain/menus/guest-menu.ts'
import { chooseDishes, fits, type ChosenDishes, type DishLine } from './choose-dishes.ts'
import { composeInstructions, dishLines } from './compose.ts'
import { rankDishes, type Asked } from './rank-dishes.ts'

/**
 * What a model is told before it reads a question: the whole menu, or of one too long for that
 * the dishes that matter to the question and the names of others.
 */
export async function instructionsFor(menu: GuestMenu, asked: Asked): Promise<string> {
  const { lines, whole } = await linesOf(menu)
  return whole ?? composeInstructions(menu, chooseDishes(lines, await rankDishes(menu, asked)))
}

/**
 * Instructions for a stored assistant, which cannot know the question: as much as fits.
 */
export async function standingInstructions(menu: GuestMenu): Promise<string> {
  const { lines, whole } = await linesOf(menu)
  return whole ?? composeInstructions(menu, chooseDishes(lines, []))
}

/** The dishes in a stored assistant's instructions: in full, by name only, or left out. */
export async function standingDishes(menu: GuestMenu): Promise<ChosenDishes> {
  const { lines } = await linesOf(menu)
  return chooseDishes(lines, [])
}

interface MenuLines {
  readonly lines: readonly DishLine[]
  /** The instructions with all of them, if they fit. */
  readonly whole: string | undefined
}

/** By menu: the same one, asked about again, is not written out again. */
const linesByMenu = new WeakMap<GuestMenu, Promise<MenuLines>>()

function linesOf(menu: GuestMenu): Promise<MenuLines> {
  const known = linesByMenu.get(menu) ?? writeLines(menu)
  linesByMenu.set(menu, known)
  return known
}

async function writeLines(menu: GuestMenu): Promise<MenuLines> {
  const lines = await dishLines(menu)
  const told = lines.map(({ line }) => line)
  const whole = fits(lines) ? composeInstructions(menu, { told, named: [], left: 0 }) : undefined
  return { lines, whole }
}
