import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CompatData, Identifier, SupportBlock } from '@mdn/browser-compat-data'
import type { Floor } from '../../browsers.config.ts'

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
/** MDN's browser compatibility data. */
export const data: CompatData = JSON.parse(readFileSync(file, 'utf8'))

/** A feature that a file uses, such as `Map.groupBy`. */
export interface Feature {
  readonly name: string
  readonly entry: Identifier
}

const browsers = {
  chrome: 'chrome',
  ios: 'safari_ios',
  safari: 'safari',
  firefox: 'firefox',
} as const

const isUpTo = (version: string, floor: string) =>
  version.replace('≤', '').localeCompare(floor, 'en', { numeric: true }) <= 0

function isIn(support: SupportBlock, browser: keyof typeof browsers, floor: Floor): boolean {
  const statements = [support[browsers[browser]] ?? []].flat()
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
      typeof added === 'string' &&
      isUpTo(added, floor[browser]) &&
      !removed &&
      !flags &&
      !prefix &&
      !alias,
  )
}

const browserNames = ['chrome', 'ios', 'safari', 'firefox'] as const

/** Returns the browsers of a floor that support none of the entries, which share a name. */
export function browsersWithout(entries: readonly Identifier[], floor: Floor): string[] {
  const supports = entries.flatMap(({ __compat: compat }) => compat?.support ?? [])
  if (supports.length === 0) return []
  return browserNames.filter(
    (browser) => !supports.some((support) => isIn(support, browser, floor)),
  )
}

/** Returns the sub-entries of an entry by name, such as the members of an interface. */
export function partsOf(entry: Identifier | undefined): [string, Identifier][] {
  const { __compat: _, ...parts } = entry ?? {}
  return Object.entries(parts)
}
