import { csvLine } from '../../csv.ts'
import { inSlices } from '../../in-slices.ts'
import { escapeXml } from '../../xml.ts'
import { packArchive } from '../../zip/pack.ts'
import type { ExportedMenu } from './exported-menu.ts'
import { exportColumns, tableRow, type ExportColumn } from './menu-table.ts'

export const exportKinds = ['xlsx', 'csv', 'json'] as const
export type ExportKind = (typeof exportKinds)[number]

/** Writes a menu as a file that `readFile` reads again. Works in slices. */
export async function writeExport(kind: ExportKind, menu: ExportedMenu): Promise<Uint8Array> {
  if (kind === 'json') return encode([JSON.stringify(menu, null, 2), '\n'])
  const columns = exportColumns(Math.max(1, ...menu.dishes.map(({ sizes }) => sizes.length)))
  const rows = await inSlices(menu.dishes, (dish) => tableRow(dish, columns))
  const table = [columns.map(({ heading }) => heading), ...rows]
  // Excel takes a file without this mark for one in the system's old encoding.
  if (kind === 'csv') return encode(['\uFEFF', ...(await inSlices(table, csvLine))])
  return writeXlsx(table, columns)
}

const encode = (pieces: readonly string[]) => new TextEncoder().encode(pieces.join(''))

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The smallest workbook of one sheet (ISO/IEC 29500). Prices and calories are numbers, all else texts. */
async function writeXlsx(
  table: readonly (readonly string[])[],
  columns: readonly ExportColumn[],
): Promise<Uint8Array> {
  const isNumber = columns.map(({ role }) => role === 'price' || role === 'calories')
  const rows = await inSlices(table.entries(), ([row, cells]) => {
    const cellTexts = cells.map((cell, column) =>
      writeCell(cell, `${letters(column)}${row + 1}`, row > 0 && isNumber[column] === true),
    )
    return `<row r="${row + 1}">${cellTexts.join('')}</row>`
  })
  return packArchive({
    '[Content_Types].xml': `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${xmlHead}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${xmlHead}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  })
}

function writeCell(text: string, address: string, isNumber: boolean): string {
  if (text === '') return ''
  if (isNumber) return `<c r="${address}"><v>${text}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
