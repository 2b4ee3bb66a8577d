import { estimateTokenCount } from 'tokenx'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'

/** A dish as it appears in a prompt. */
export interface DishLine {
  readonly dish: GuestDish
  /** Everything that is recorded about the dish. */
  readonly line: string
  /** Used instead of a line that doesn't fit. */
  readonly name: string
  /** The estimated size of each, including the line break. */
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

/**
 * Token limits for the dishes of a prompt: enough for about 170 dishes as detailed as the sample's.
 */
const maxTokens = { all: 24_000, names: 6_000 }

/**
 * Chooses the dishes that fit into a prompt. The ranked dishes, and then the others in the menu's
 * order, get a full line while there is room. The rest are included by name until that room is
 * used.
 * @param ranked ids of the dishes relevant to a question, most relevant first
 */
export function chooseDishes(lines: readonly DishLine[], ranked: readonly string[]): ChosenDishes {
  const rank = new Map(ranked.map((id, index) => [id, index]))
  const rankOf = ({ dish }: DishLine) => rank.get(dish.id) ?? ranked.length
  const full = new Set<DishLine>()
  let tokensLeft = maxTokens.all
  let namesTokens = lines.reduce((sum, { tokens }) => sum + tokens.name, 0)
  for (const line of lines.toSorted((first, second) => rankOf(first) - rankOf(second))) {
    const { tokens } = line
    // Reserve tokens for the names of the other dishes.
    const reserved = Math.min(namesTokens - tokens.name, maxTokens.names)
    if (tokens.line + reserved > tokensLeft) break
    full.add(line)
    tokensLeft -= tokens.line
    namesTokens -= tokens.name
  }
  const others = lines.filter((line) => !full.has(line))
  const namedLines: DishLine[] = []
  for (const line of others) {
    tokensLeft -= line.tokens.name
    if (tokensLeft < 0) break
    namedLines.push(line)
  }
  return {
    inFull: lines.filter((line) => full.has(line)).map(({ line }) => line),
    byName: namedLines.map(({ name }) => name),
    leftOut: others.length - namedLines.length,
  }
}
