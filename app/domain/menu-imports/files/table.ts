import { InvalidInputError } from '../../errors.ts'
import { maxColumns, maxLines, maxSourceLength, type ImportSource } from '../source.ts'
import { storable } from './decode-text.ts'

/** Collects the cells of a table, within the limits of a source. */
export class Table {
  private readonly cells: string[][] = []
  private readonly formulas: string[] = []
  private length = 0

  /**
   * Adds the next row.
   * @throws {InvalidInputError} if the table becomes too large
   */
  addRow(row: readonly string[]): void {
    const cleanCells = row.map((cell) => storable(cell))
    while (cleanCells.length > 0 && cleanCells.at(-1)?.trim() === '') cleanCells.pop()
    if (cleanCells.length > maxColumns) {
      throw new InvalidInputError('import_file_columns', { max: maxColumns })
    }
    this.length += cleanCells.reduce((sum, cell) => sum + cell.length, 0)
    this.cells.push(cleanCells)
    if (this.cells.length > maxLines) {
      throw new InvalidInputError('import_file_lines', { max: maxLines })
    }
    if (this.length > maxSourceLength) {
      throw new InvalidInputError('import_file_text', { max: maxSourceLength })
    }
  }

  addFormula(row: number, column: number): void {
    this.formulas.push(`${row}:${column}`)
  }

  /** @throws {InvalidInputError} if no cell has a text */
  asSource(): ImportSource {
    if (this.length === 0) throw new InvalidInputError('import_file_empty')
    return { kind: 'table', cells: this.cells, formulas: this.formulas }
  }
}
