import { estimateTokenCount } from 'tokenx'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'

/** A dish as it appears in a prompt. */
export interface DishLine {
  readonly dish: GuestDish
  /** Everything that is recorded about it. */
  readonly line: string
  /** Replaces a line that doesn't fit. */
  readonly name: string
  /** Estimates, each including the line break. */
  readonly tokens: { readonly line: number; readonly name: number }
}

/** Creates the prompt lines of a dish and estimates their size. */
export function createDishLine(dish: GuestDish, line: string, name: string): DishLine {
  return { dish, line, name, tokens: { line: estimate(line), name: estimate(name) } }
}

const estimate = (text: string) => estimateTokenCount(text) + 1

/** The dishes of a menu that a prompt includes. */
export interface ChosenDishes {
  /** Full lines, in the menu's order. */
  readonly inFull: readonly string[]
  /** Names of the dishes included by name only. */
  readonly byName: readonly string[]
  /** How many dishes are left out. */
  readonly leftOut: number
}

/** Token limits for the dishes of a prompt: enough for about 170 dishes as detailed as the sample. */
const budget = { tokens: 24_000, namesTokens: 6_000 }

/**
 * Chooses the dishes that fit into a prompt: in full the ranked ones, then the first of the menu; by
 * name as many of the others as possible.
 * @param ranked ids of the dishes relevant to a question, most relevant first
 */
export function chooseDishes(lines: readonly DishLine[], ranked: readonly string[]): ChosenDishes {
  const rank = new Map(ranked.map((id, index) => [id, index]))
  const rankOf = ({ dish }: DishLine) => rank.get(dish.id) ?? ranked.length
  const full = new Set<DishLine>()
  let room = budget.tokens
  let namesTokens = lines.reduce((sum, { tokens }) => sum + tokens.name, 0)
  for (const line of lines.toSorted((first, second) => rankOf(first) - rankOf(second))) {
    const { tokens } = line
    // Reserves room for the names of the other dishes; what they don't need goes to full lines.
    const namesRoom = Math.min(namesTokens - tokens.name, budget.namesTokens)
    if (tokens.line + namesRoom > room) break
    full.add(line)
    room -= tokens.line
    namesTokens -= tokens.name
  }
  const others = lines.filter((line) => !full.has(line))
  const end = others.findIndex(({ tokens }) => (room -= tokens.name) < 0)
  const named = end === -1 ? others : others.slice(0, end)
  return {
    inFull: lines.filter((line) => full.has(line)).map(({ line }) => line),
    byName: named.map(({ name }) => name),
    leftOut: others.length - named.length,
  }
}
