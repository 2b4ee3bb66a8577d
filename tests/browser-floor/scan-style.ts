import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type ChildNode, type Document, type Container } from 'postcss'
import type { Floor } from '../../browsers.config.ts'
import { browsersWithout, data, partsOf } from './compat.ts'

const { properties, selectors, types } = data.css
const atRules = data.css['at-rules']

/** Functions such as `color-mix`, wherever MDN lists them. */
const functions = new Map<string, Identifier>()
const collect = (entry: Identifier | undefined, depth: number): void => {
  for (const [name, part] of partsOf(entry)) {
    functions.set(name, part)
    if (depth > 0) collect(part, depth - 1)
  }
}
collect(types, 2)
const dynamicUnits = types?.['length']?.['viewport_percentage_units_dynamic']

// Features within `@supports` have a fallback; the other at-rules contain no properties of elements.
const skippedRules = new Set(['supports', 'page', 'property', 'font-face'])

const isSkipped = (node: ChildNode | Container | Document | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && 'name' in node && skippedRules.has(String(node.name))) ||
    isSkipped(node.parent))

/**
 * Finds features that a style sheet uses but the floor, the oldest supported browsers, doesn't
 * support. A feature that is queried with `@supports` or preceded by another value of the same
 * property has a fallback.
 * @returns each feature with the browsers that don't support it, as `field-sizing (ios, firefox)`
 */
export function scanStyle(source: string, floor: Floor): string[] {
  const used = new Map<string, Identifier>()
  const use = (name: string, entry: Identifier | undefined) => entry && used.set(name, entry)
  postcss.parse(source).walk((node) => {
    if (isSkipped(node)) return
    if (node.type === 'atrule') use(`@${node.name}`, atRules?.[node.name])
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) {
        use(`:${name}`, selectors?.[name])
      }
    }
    if (node.type !== 'decl' || node.prop.startsWith('--')) return
    const siblings = node.parent?.nodes ?? []
    const earlier = siblings.slice(0, siblings.indexOf(node))
    if (earlier.some((other) => other.type === 'decl' && other.prop === node.prop)) return
    const property = properties?.[node.prop]
    use(node.prop, property)
    use(`${node.prop}: ${node.value}`, property?.[node.value])
    for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
      use(`${name}()`, functions.get(name))
    if (/\d[dls]v[hwib]/.test(node.value)) use('dvh', dynamicUnits)
  })
  return [...used].flatMap(([name, entry]) => {
    const without = browsersWithout([entry], floor)
    return without.length > 0 ? [`${name} (${without.join(', ')})`] : []
  })
}
