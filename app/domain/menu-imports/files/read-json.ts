import { z } from 'zod'
import { InvalidInputError } from '../../errors.ts'
import { inSlices } from '../../in-slices.ts'
import { exportColumns, tableRow } from '../export/menu-table.ts'
import { exportedMenu } from '../export/exported-menu.ts'
import type { ImportSource } from '../source.ts'
import { Table } from './table.ts'

/** Whether a text is a menu that Chefin has exported, or any other JSON. */
export const isExport = (text: string): boolean => /^\s*[{[]\s*["{\]}[]/.test(text.slice(0, 1_000))

/**
 * Reads an exported menu as a table, with the columns of the other formats.
 * @throws {InvalidInputError} if it is something else
 */
export async function readJson(text: string): Promise<ImportSource> {
  const menu = exportedMenu.safeParse(parse(text))
  if (!menu.success) throw new InvalidInputError('import_file_json')
  const sizes = Math.max(1, ...menu.data.dishes.map((dish) => dish.sizes.length))
  const columns = exportColumns(sizes)
  const table = new Table()
  table.addRow(columns.map(({ heading }) => heading))
  await inSlices(menu.data.dishes, (dish) => table.addRow(tableRow(dish, columns)))
  return table.asSource()
}

const json = z.unknown()

function parse(text: string): unknown {
  try {
    return json.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
