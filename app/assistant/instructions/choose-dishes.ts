import { estimateTokenCount } from 'tokenx'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'

/** A dish as it appears in a prompt. */
export interface DishLine {
  readonly dish: GuestDish
  /** All that is recorded of it. */
  readonly line: string
  /** Replaces a line that doesn't fit. */
  readonly name: string
  /** Estimates, each with the break after it. */
  readonly tokens: { readonly line: number; readonly name: number }
}

/** A dish with its prompt lines and their size, computed once. */
export function countedLine(dish: GuestDish, line: string, name = dish.name): DishLine {
  return { dish, line, name, tokens: { line: tokensOf(line), name: tokensOf(name) } }
}

const tokensOf = (text: string) => estimateTokenCount(text) + 1

/** The dishes of a menu that a prompt includes. */
export interface ChosenDishes {
  /** All that is recorded of these, in the menu's order. */
  readonly told: readonly string[]
  /** Names of the dishes included by name only. */
  readonly named: readonly string[]
  /** How many are not even named. */
  readonly left: number
}

/** What dishes may take of a prompt: 170 as full as the sample's, 400 of a few words. */
export const dishBudget = { tokens: 24_000, namesTokens: 6_000 }

/** Whether all that is recorded of all dishes fits. */
export function fits(lines: readonly DishLine[], tokens: number = dishBudget.tokens): boolean {
  return lines.reduce((sum, line) => sum + line.tokens.line, 0) <= tokens
}

/**
 * Chooses from a menu too long to be told: in full those that matter to the question, filled up
 * with the first of the menu; of the others the names, as far as they fit.
 * @param ranked ids of the dishes that matter, the best first
 */
export function chooseDishes(
  lines: readonly DishLine[],
  ranked: readonly string[],
  budget: typeof dishBudget = dishBudget,
): ChosenDishes {
  const rank = new Map(ranked.map((id, index) => [id, index]))
  const rankOf = ({ dish }: DishLine) => rank.get(dish.id) ?? ranked.length
  const told = new Set<DishLine>()
  let room = budget.tokens
  let namesTokens = lines.reduce((sum, { tokens }) => sum + tokens.name, 0)
  for (const line of lines.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const { tokens } = line
    // What the names of the others leave of their room is told of dishes.
    const namesRoom = Math.min(namesTokens - tokens.name, budget.namesTokens)
    if (tokens.line + namesRoom > room) break
    told.add(line)
    room -= tokens.line
    namesTokens -= tokens.name
  }
  const others = lines.filter((line) => !told.has(line))
  const end = others.findIndex(({ tokens }) => (room -= tokens.name) < 0)
  const named = end === -1 ? others : others.slice(0, end)
  return {
    told: lines.filter((line) => told.has(line)).map(({ line }) => line),
    named: named.map(({ name }) => name),
    left: others.length - named.length,
  }
}
