import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const importPattern = /(?:from|import\(?)\s*'([^']+)'/g

/** Returns the folders that each folder's files import from, without tests and fixtures. */
function folderGraph(folderOf: (file: string) => string | undefined) {
  const graph = new Map<string, Set<string>>()
  const files = globSync('app/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  )
  for (const file of files) {
    const folder = folderOf(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const target = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
      const other = folderOf(target)
      if (!folder || !other || folder === other) continue
      graph.set(folder, (graph.get(folder) ?? new Set()).add(other))
    }
  }
  return graph
}

/** Finds a path through the graph that returns to its first folder. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const doneFolders = new Set<string>()
  const visit = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (doneFolders.has(folder)) return undefined
    for (const next of graph.get(folder) ?? []) {
      const cycle = visit(next, [...path, folder])
      if (cycle) return cycle
    }
    doneFolders.add(folder)
    return undefined
  }
  for (const folder of graph.keys()) {
    const cycle = visit(folder, [])
    if (cycle) return cycle
  }
  return undefined
}

test('the folders of domain/ import each other in one direction', () => {
  const graph = folderGraph((file) => /^app\/domain\/([^/]+)\//.exec(file)?.[1])
  expect(graph.size).toBeGreaterThan(8)
  expect(findCycle(graph)).toBeUndefined()
})

test('server/, handlers/, middleware/ and http/ import each other in one direction', () => {
  const layers = /^app\/(server|handlers|middleware|http|routes)\//
  const graph = folderGraph((file) => layers.exec(file)?.[1])
  expect(graph.size).toBeGreaterThan(3)
  expect(findCycle(graph)).toBeUndefined()
})

test('finds a cycle', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ])
  expect(findCycle(graph)).toEqual(['b', 'c', 'b'])
})
