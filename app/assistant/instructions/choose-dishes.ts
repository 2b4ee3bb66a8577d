import { estimateTokenCount } from 'tokenx'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'

/** A dish as a model may be told of it. */
export interface DishLine {
  readonly dish: GuestDish
  /** All that is recorded of it. */
  readonly line: string
}

/** The dishes of a menu, as far as a model is told of them. */
export interface ChosenDishes {
  /** All that is recorded of these, in the menu's order. */
  readonly told: readonly string[]
  /** Names of those of which nothing more is told. */
  readonly named: readonly string[]
  /** How many are not even named. */
  readonly left: number
}

/** What dishes may take of a prompt: 170 as full as the sample's, 400 of a few words. */
export const dishBudget = { tokens: 24_000, namesTokens: 6_000 }

/** Whether all that is recorded of all dishes fits. */
export function fits(lines: readonly DishLine[], tokens: number = dishBudget.tokens): boolean {
  let sum = 0
  return lines.every(({ line }) => (sum += estimateTokenCount(line)) <= tokens)
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
  const byRank = lines.toSorted((one, other) => rankOf(one) - rankOf(other))
  // What a menu's names leave of their room is told of its dishes.
  const namesTokens = Math.min(budget.namesTokens, tokensOf(lines.map(({ dish }) => dish.name)))
  const told = new Set(takeWhileFits(byRank, ({ line }) => line, budget.tokens - namesTokens))
  const others = lines.filter((line) => !told.has(line))
  const named = takeWhileFits(others, ({ dish }) => dish.name, budget.namesTokens)
  return {
    told: lines.filter((line) => told.has(line)).map(({ line }) => line),
    named: named.map(({ dish }) => dish.name),
    left: others.length - named.length,
  }
}

function tokensOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + estimateTokenCount(text) + 1, 0)
}

function takeWhileFits<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  tokens: number,
): Item[] {
  let sum = 0
  const end = items.findIndex((item) => (sum += estimateTokenCount(textOf(item)) + 1) > tokens)
  return end === -1 ? [...items] : items.slice(0, end)
}
