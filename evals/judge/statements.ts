import { allDishes } from '#app/domain/menus/guest-menu.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { EvalMenu } from '../menus/menu.ts'

/** One sentence or list entry of a reply, folded, with the dishes that it speaks of. */
export interface Statement {
  readonly text: string
  /** The line that opened its list, or nothing. */
  readonly heading: string
  /** The whole line that it stands on. */
  readonly line: string
  /** Dishes that are named in it; else those that were last named before it. */
  readonly about: readonly string[]
  /** Whether it names its dishes itself. */
  readonly isNaming: boolean
  /** Whether it opens a list, and so speaks of what stands in that. */
  readonly isHeading: boolean
}

/** Text as replies are compared: no accents, no case, no markup, straight apostrophes. */
export function plain(text: string): string {
  return foldText(text)
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[*_#>]/g, '')
}

const bullet = /^\s*(?:[•–—-]|\d+[.)])\s+/

/** Takes a reply apart. */
export function readStatements(reply: string, menu: EvalMenu): Statement[] {
  const statements: Statement[] = []
  const name = namer(menu)
  let heading = ''
  let last: readonly string[] = []
  for (const line of plain(reply).split('\n')) {
    if (line.trim() === '') continue
    const isEntry = bullet.test(line)
    const sentences = line.replace(bullet, '').split(/(?<=[a-z)"”\d][.!?])\s+/)
    const opensList = !isEntry && line.trimEnd().endsWith(':')
    if (!isEntry) heading = ''
    for (const [place, text] of sentences.entries()) {
      const named = name(text)
      if (named.length > 0) last = named
      const isHeading = opensList && place === sentences.length - 1
      statements.push({ text, heading, line, about: last, isNaming: named.length > 0, isHeading })
    }
    if (opensList) heading = sentences.at(-1) ?? ''
  }
  return statements
}

// Made once a menu: thousands of replies are held against the same names.
const namers = new WeakMap<EvalMenu, (text: string) => string[]>()

/** Finds the dishes that a plain text names; a name inside of a longer one is not meant. */
export function namer(menu: EvalMenu): (text: string) => string[] {
  const known = namers.get(menu)
  if (known) return known
  const made = makeNamer(menu)
  namers.set(menu, made)
  return made
}

function makeNamer(menu: EvalMenu): (text: string) => string[] {
  const names = allDishes(menu.menu)
    .flatMap(({ name }) =>
      [name, name.replace(/\s*\(.*\)/, ''), ...(menu.alsoCalled[name] ?? [])].map((called) => ({
        name,
        pattern: new RegExp(`(?<![a-z])${softEnd(plain(called))}`, 'g'),
        length: called.length,
      })),
    )
    .toSorted((one, other) => other.length - one.length)
  return (text) => {
    let left = text
    const found: string[] = []
    for (const { name, pattern } of names) {
      const without = left.replaceAll(pattern, '·')
      if (without !== left) found.push(name)
      left = without
    }
    return [...new Set(found)]
  }
}

// A Turkish name's end may soften or take endings: "kebap", "kebabi", "levrekte".
const softEnd = (name: string) => {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return escaped.replace(/p$/, '[pb]').replace(/k$/, '[kg]')
}
