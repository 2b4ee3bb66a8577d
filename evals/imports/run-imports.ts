import { markdownTable } from '../markdown-table.ts'
import { judgeImport } from './judge-import.ts'
import { examples, expectedDishes, readExample } from './read-example.ts'

/**
 * Imports menus as owners have them, and prints what they would have to correct.
 * @returns whether no dish was invented without a doubt that makes its owner look
 */
export async function runImports(print: (text: string) => void): Promise<boolean> {
  const rows: (string | number)[][] = []
  const sums = Array.from({ length: 9 }, () => 0)
  let hasInvented = false
  for (const name of examples) {
    const { dishes, doubts, unread } = await readExample(name)
    const verdict = judgeImport(await expectedDishes(name), dishes, doubts > 0)
    for (const fault of verdict.faults) print(`${name}: ${fault}`)
    const { right, wrong, wrongPrice, missing, invented, typed, clicks } = verdict
    const row = [right, wrong, wrongPrice, missing, invented, doubts, unread, typed, clicks]
    for (const [index, count] of row.entries()) sums[index] = (sums[index] ?? 0) + count
    rows.push([name, ...row])
    if (verdict.unnoticedInvented > 0) hasInvented = true
  }
  const header = [
    'source',
    'right',
    'wrong',
    'of these price',
    'missing',
    'invented',
    'doubts',
    'lines not read',
    'fields to type',
    'clicks',
  ]
  print(markdownTable(header, [...rows, ['all', ...sums]]))
  return !hasInvented
}
