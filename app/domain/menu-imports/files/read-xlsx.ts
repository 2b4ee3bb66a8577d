import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { InvalidInputError } from '../../errors.ts'
import { nextTurn } from '../../in-slices.ts'
import { Archive, type ArchiveFault } from '../../zip/archive.ts'
import type { ImportSource } from '../source.ts'
import { Table } from './table.ts'

/** The maximum size in bytes of all parts that are read. A full menu has a tenth of it. */
const maxUnpackedBytes = 30 * 1024 * 1024
/** The length of a slice in characters; it takes about 5 ms. */
const sliceLength = 64 * 1024

/**
 * Reads the visible sheets of an XLSX workbook (ISO/IEC 29500), one below the other, in slices.
 * Formulas are read as the value that was last calculated.
 * @throws {InvalidInputError}
 */
export async function readXlsx(bytes: Uint8Array): Promise<ImportSource> {
  const archive = new Archive(bytes, {
    maxBytes: maxUnpackedBytes,
    maxEntries: 2_000,
    reject: (fault) => new InvalidInputError(faultKeys[fault]),
  })
  if (!archive.has('xl/workbook.xml')) throw new InvalidInputError('import_file_zip')
  const paths = await findSheets(archive)
  const shared = await readSharedTexts(archive)
  const table = new Table()
  const rows = new SheetRows(table, shared)
  for (const path of paths) await parseXml((await archive.read(path)) ?? '', rows.handlers())
  return table.asSource()
}

const faultKeys: Readonly<Record<ArchiveFault, string>> = {
  damaged: 'import_file_damaged',
  password: 'import_file_password',
  unpacked: 'import_file_unpacked',
}

interface Handlers {
  readonly open: (name: string, attributes: SaxesTagPlain['attributes']) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
const ignore = () => undefined

/** Parses XML in slices. Names come without their prefix. */
async function parseXml(xml: string, { open, close, text }: Handlers): Promise<void> {
  if (xml === '') return
  const parser = new SaxesParser({})
  parser.on('doctype', () => {
    throw new InvalidInputError('import_file_damaged')
  })
  parser.on('error', () => {
    throw new InvalidInputError('import_file_damaged')
  })
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes))
  parser.on('closetag', ({ name }) => close(local(name)))
  parser.on('text', text)
  for (let start = 0; start < xml.length; start += sliceLength) {
    parser.write(xml.slice(start, start + sliceLength))
    await nextTurn()
  }
  parser.close()
}

async function findSheets(archive: Archive): Promise<readonly string[]> {
  const targets = new Map<string, string>()
  const ids: string[] = []
  await parseXml((await archive.read('xl/_rels/workbook.xml.rels')) ?? '', {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target)
    },
    close: ignore,
    text: ignore,
  })
  await parseXml((await archive.read('xl/workbook.xml')) ?? '', {
    open(name, attributes) {
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (name === 'sheet' && !isHidden && id !== undefined) ids.push(id)
    },
    close: ignore,
    text: ignore,
  })
  return ids.flatMap((id) => {
    const target = targets.get(id)
    if (target === undefined) return []
    return [target.startsWith('/') ? target.slice(1) : `xl/${target}`]
  })
}

/** Reads the texts that cells refer to by number. */
async function readSharedTexts(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = []
  let current = ''
  let isText = false
  // Pronunciations of Japanese texts aren't part of them.
  let isPhonetic = false
  await parseXml((await archive.read('xl/sharedStrings.xml')) ?? '', {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    close(name) {
      if (name === 'si') texts.push(current)
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text(text) {
      if (isText) current += text
    },
  })
  return texts
}

/** Collects the cells of sheets. */
class SheetRows {
  private readonly table: Table
  private readonly shared: readonly string[]
  private index = 0

  constructor(table: Table, shared: readonly string[]) {
    this.table = table
    this.shared = shared
  }

  handlers(): Handlers {
    const { table, shared } = this
    let row: string[] = []
    let column = -1
    let type = 'n'
    let value = ''
    let part = ''
    let isFormula = false
    let lastNumber = 0
    return {
      open: (name, attributes) => {
        part = name
        if (name === 'row') {
          const number = Number(attributes['r'] ?? lastNumber + 1)
          // Empty rows separate parts of a menu.
          if (number > lastNumber + 1 && lastNumber > 0) this.addRow([])
          lastNumber = number
          row = []
          column = -1
        }
        if (name === 'c') {
          column = columnOf(attributes['r']) ?? column + 1
          type = attributes['t'] ?? 'n'
          value = ''
          isFormula = false
        }
        if (name === 'f') isFormula = true
      },
      close: (name) => {
        part = ''
        if (name === 'c' && column < 10_000) {
          while (row.length < column) row.push('')
          row[column] = cellText(type, value, shared)
          if (isFormula) table.addFormula(this.index, column)
        }
        if (name === 'row') this.addRow(row)
        if (name === 'sheetData') this.addRow([])
      },
      text(text) {
        if (part === 'v' || part === 't') value += text
      },
    }
  }

  private addRow(row: readonly string[]): void {
    this.table.addRow(row)
    this.index++
  }
}

/** "B7" is column 1. */
function columnOf(address: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(address ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'e') return ''
  if (type !== 'n' || value.trim() === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  // 145.5 may be stored as 145.49999999999997.
  const digits = number.toFixed(4).replace(/\.?0+$/, '')
  // Exactly three decimals would look like thousands.
  return /\.\d{3}$/.test(digits) ? `${digits}0` : digits
}
