import type { Identifier } from '@mdn/browser-compat-data'
import { parseAst } from 'vite'
import { z } from 'zod'
import type { Floor } from '../../browsers.config.ts'
import { browsersWithout, data, partsOf } from './compat.ts'

const builtins = data.javascript.builtins
const interfaces = new Map([
  ...partsOf(data.api),
  ...partsOf(builtins),
  ...partsOf(builtins?.['Intl']),
])

/** Members of all interfaces by name, because the source doesn't show an object's type. */
const members = new Map<string, Identifier[]>()
for (const entry of interfaces.values()) {
  for (const [key, member] of partsOf(entry)) {
    const name = key.replace(/_(static|event)$/, '')
    members.set(name, [...(members.get(name) ?? []), member])
  }
}

const expressions = data.javascript.regular_expressions

interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined)

/** Returns an identifier's name or a string's value. Minifiers write strings as template literals. */
function nameOf(value: unknown): string {
  const node = asNode(value)
  if (node?.type === 'Identifier') return String(node['name'])
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type !== 'TemplateLiteral') return ''
  return quasis.safeParse(node['quasis']).data?.[0].value.cooked ?? ''
}
const quasis = z.tuple([z.object({ value: z.object({ cooked: z.string() }) })])

/**
 * Finds features that a script uses but the floor, the oldest supported browsers, doesn't support:
 * globals, static members, regular expressions, and methods whose name is unique to a new feature. A
 * feature that the script tests for anywhere (`'x' in y`, `typeof`, `?.()`, a condition) counts as
 * guarded. Object types are unknown here: the types of `tsconfig.guest.json` and the tests in
 * `tests/engines` cover them.
 * @returns each feature with the browsers that don't support it, as `Map.groupBy (ios, firefox)`
 */
export function scanScript(source: string, floor: Floor): string[] {
  const declared = new Set<string>()
  const guarded = new Set<string>()
  const used = new Map<string, Identifier[]>()

  const declare = (pattern: unknown): void => {
    for (const node of Array.isArray(pattern) ? pattern.map(asNode) : [asNode(pattern)]) {
      if (node?.type === 'Identifier') declared.add(nameOf(node))
      else for (const part of Object.values(node ?? {})) declare(part)
    }
  }
  const guard = (value: unknown): void => {
    const node = asNode(value)
    if (node?.type === 'Identifier') guarded.add(nameOf(node))
    if (node?.type === 'MemberExpression') guarded.add(nameOf(node['property']))
    if (node?.type === 'ChainExpression') guard(node['expression'])
    if (node?.type === 'UnaryExpression') guard(node['argument'])
    if (node?.type === 'LogicalExpression' || node?.type === 'BinaryExpression') {
      guard(node['left'])
      guard(node['right'])
    }
  }
  const useMember = (node: Node, isCalled: boolean): void => {
    const [object, name] = [nameOf(node['object']), nameOf(node['property'])]
    if (name === '' || (node['computed'] === true && asNode(node['property'])?.type !== 'Literal'))
      return
    const owner = interfaces.get(object)
    const entry = owner?.[`${name}_static`] ?? owner?.[name]
    if (owner && entry) used.set(`${object}.${name}`, [entry])
    else if (isCalled) used.set(name, members.get(name) ?? [])
  }
  const visit = (node: Node): void => {
    switch (node.type) {
      case 'BinaryExpression':
        if (node['operator'] === 'in') {
          guard(node['right'])
          guarded.add(nameOf(node['left']))
        }
        break
      case 'UnaryExpression':
        if (node['operator'] === 'typeof' || node['operator'] === '!') guard(node['argument'])
        break
      case 'IfStatement':
      case 'ConditionalExpression':
        guard(node['test'])
        break
      case 'LogicalExpression':
        guard(node['left'])
        break
      case 'CallExpression': {
        const callee = asNode(node['callee'])
        if (callee?.type === 'MemberExpression') useMember(callee, true)
        if (node['optional'] === true) guard(node['callee'])
        break
      }
      case 'MemberExpression':
        useMember(node, false)
        break
      case 'VariableDeclarator':
      case 'ClassDeclaration':
        declare(node['id'])
        break
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        declare(node['id'])
        declare(node['params'])
        break
      case 'Identifier': {
        const name = nameOf(node)
        const entry = interfaces.get(name) ?? data.api['Window']?.[name]
        if (entry) used.set(name, [...(used.get(name) ?? []), entry])
        break
      }
      case 'Literal': {
        const regex = z
          .object({ pattern: z.string(), flags: z.string() })
          .safeParse(node['regex']).data
        const lookbehind = expressions?.['lookbehind_assertion']
        if (regex && /\(\?<[=!]/.test(regex.pattern) && lookbehind) used.set('(?<=', [lookbehind])
        const sets = builtins?.['RegExp']?.['unicodeSets']
        if (regex?.flags.includes('v') && sets) used.set('/v', [sets])
      }
    }
    for (const [key, value] of Object.entries(node)) {
      // The name of a member or property is not a variable.
      if ((key === 'property' || key === 'key') && node['computed'] !== true) continue
      for (const child of Array.isArray(value) ? value : [value]) {
        const inner = asNode(child)
        if (inner) visit(inner)
      }
    }
  }
  const program = asNode(parseAst(source))
  if (program) visit(program)
  return [...used].flatMap(([name, entries]) => {
    const isDeclaredOrGuarded = declared.has(name) || guarded.has(name.split('.').at(-1) ?? '')
    const without = isDeclaredOrGuarded ? [] : browsersWithout(entries, floor)
    return without.length > 0 ? [`${name} (${without.join(', ')})`] : []
  })
}
