import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SupportBlock } from '@mdn/browser-compat-data'
import type { Floor } from '../../browsers.config.ts'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')

/** MDN's browser compatibility data. */
export const data: CompatData = JSON.parse(readFileSync(file, 'utf8'))

/** A feature that a file uses, such as `Map.groupBy`. */
export interface Feature {
  readonly name: string
  readonly entry: Identifier
}

/** The browsers of a floor, each with its name in MDN's data. */
const browsers = [
  ['chrome', 'chrome'],
  ['ios', 'safari_ios'],
  ['safari', 'safari'],
  ['firefox', 'firefox'],
] as const satisfies [keyof Floor, BrowserName][]

const isAtMost = (version: string, floor: string) =>
  version.replace('≤', '').localeCompare(floor, 'en', { numeric: true }) <= 0

/** Whether a browser supports a feature in a version, without a flag, prefix or other name. */
function isSupported(support: SupportBlock, browser: BrowserName, version: string): boolean {
  const statements = [support[browser] ?? []].flat()
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
      typeof added === 'string' &&
      isAtMost(added, version) &&
      !removed &&
      !flags &&
      !prefix &&
      !alias,
  )
}

/**
 * Returns the browsers whose version in the floor doesn't support a feature.
 * @param entries MDN's entries with the feature's name; supporting one of them is enough
 */
export function browsersWithout(entries: readonly Identifier[], floor: Floor): string[] {
  const supports = entries.flatMap(({ __compat: compat }) => compat?.support ?? [])
  if (supports.length === 0) return []
  return browsers
    .filter(([browser, name]) => !supports.some((one) => isSupported(one, name, floor[browser])))
    .map(([browser]) => browser)
}

/** Returns the sub-entries of an entry by name, such as the members of an interface. */
export function partsOf(entry: Identifier | undefined): [string, Identifier][] {
  const { __compat: _, ...parts } = entry ?? {}
  return Object.entries(parts)
}
