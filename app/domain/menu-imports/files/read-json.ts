import { z } from 'zod'
import { InvalidInputError } from '../../errors.ts'
import { finishInSlices, inSlices } from '../../in-slices.ts'
import { exportColumns, tableRow } from '../export/menu-table.ts'
import { exportedDish, exportedMenu } from '../export/exported-menu.ts'
import type { ImportSource } from '../source.ts'
import { Table } from './table.ts'

/** Whether a text is a menu that Chefin has exported, or any other JSON. */
export const isExport = (text: string): boolean => /^\s*[{[]\s*["{\]}[]/.test(text.slice(0, 1_000))

/**
 * Reads an exported menu as a table, with the columns of the other formats.
 * @throws {InvalidInputError} if it is something else
 */
export async function readJson(text: string): Promise<ImportSource> {
  const { rest, parts } = await finishInSlices(splitExport(text))
  parse(exportedMenu.omit({ dishes: true }), rest)
  const dishes = await inSlices(parts, (part) => parse(exportedDish, part))
  const sizes = Math.max(1, ...dishes.map((dish) => dish.sizes.length))
  const columns = exportColumns(sizes)
  const table = new Table()
  table.addRow(columns.map(({ heading }) => heading))
  await inSlices(dishes, (dish) => table.addRow(tableRow(dish, columns)))
  return table.asSource()
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new InvalidInputError('import_file_json')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In characters: several times as many as a full dish has. The worst take 30 ms to validate. */
const maxPartLength = 100_000
const stepLength = 10_000

/**
 * Splits the text of an export into its dishes, which are the only values at their depth, and the
 * rest: a whole file of 10 MB would take `JSON.parse` up to 0.7 s, and zod 38 s.
 * @throws {InvalidInputError} if a part is too long
 */
function* splitExport(text: string): Generator<void, { rest: string; parts: string[] }> {
  const parts: string[] = []
  let rest = ''
  let depth = 0
  let start = 0
  let isQuoted = false
  for (let at = 0, steps = 0; at < text.length; at++, steps++) {
    if (steps % stepLength === 0) yield
    const char = text.charAt(at)
    if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) at += Number(char === '\\')
    else if (char === '{' || char === '[') {
      if (++depth === 3) {
        rest += text.slice(start, at)
        start = at
      }
    } else if (char === '}' || char === ']') {
      if (--depth === 2) {
        parts.push(text.slice(start, at + 1))
        rest += '0'
        start = at + 1
      }
    }
    if (at - start > maxPartLength || rest.length > maxPartLength) {
      throw new InvalidInputError('import_file_json')
    }
  }
  return { rest: rest + text.slice(start), parts }
}
