import { InvalidInputError } from '../../errors.ts'
import { maxFileMegabytes } from '../limits.ts'
import { maxLines, maxSourceLength, type ImportSource } from '../source.ts'
import { decodeText, storableText } from './decode-text.ts'
import { findDelimiter, readCsvTable } from './read-csv-table.ts'
import { isHtml, readHtml } from './read-html.ts'
import { isExport, readJson } from './read-json.ts'
import { readXlsx } from './read-xlsx.ts'

/**
 * Reads a file that contains a menu: CSV, XLSX, HTML, an export of Chefin, or any other text; PDFs and
 * pictures have readers of their own. What it is shows its content, not its name. Works in slices.
 * @throws {InvalidInputError} if it can't be read, with what to do
 */
export async function readFile(bytes: Uint8Array): Promise<ImportSource> {
  assertSize(bytes)
  const kind = kindOf(bytes)
  if (kind === 'zip') return readXlsx(bytes)
  if (kind === 'protected' || kind === 'oldExcel') throw new InvalidInputError(rejected[kind])
  return readDecoded(decodeText(bytes))
}

/**
 * Returns whether a file is a PDF or a picture, by its first bytes; undefined for all others.
 * @throws {InvalidInputError} if it is empty or too large
 */
export function pageKindOf(bytes: Uint8Array): 'pdf' | 'picture' | undefined {
  assertSize(bytes)
  const kind = kindOf(bytes)
  return kind === 'pdf' || kind === 'picture' ? kind : undefined
}

function assertSize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new InvalidInputError('import_file_empty')
  if (bytes.length > maxFileMegabytes * 1024 * 1024) {
    throw new InvalidInputError('import_file_too_large', { megabytes: maxFileMegabytes })
  }
}

/**
 * Reads a text that the owner pasted; see `readFile`.
 * @throws {InvalidInputError}
 */
export const readPasted = (text: string): Promise<ImportSource> => readDecoded(text)

async function readDecoded(decoded: string): Promise<ImportSource> {
  if (isExport(decoded)) return readJson(decoded)
  if (isHtml(decoded)) return asText(await readHtml(decoded))
  const text = await storableText(decoded)
  if (text.trim() === '') throw new InvalidInputError('import_file_empty')
  const delimiter = findDelimiter(text)
  return delimiter === undefined ? asText(text) : readCsvTable(text, delimiter)
}

function asText(text: string): ImportSource {
  if (text.length > maxSourceLength) {
    throw new InvalidInputError('import_file_text', { max: maxSourceLength })
  }
  if (text.split('\n', maxLines + 1).length > maxLines) {
    throw new InvalidInputError('import_file_lines', { max: maxLines })
  }
  return { kind: 'text', text }
}

type Kind = 'zip' | 'pdf' | 'picture' | keyof typeof rejected

const rejected = {
  protected: 'import_file_password',
  oldExcel: 'import_file_xls',
} as const

/** Recognises a file that isn't a text by its first bytes. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return 'zip'
  if (start.startsWith('%PDF')) return 'pdf'
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) {
    // Excel puts a protected workbook into the container of its old format.
    const isProtected = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    return isProtected ? 'protected' : 'oldExcel'
  }
  const isPicture =
    /^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8|BM|II\*|MM\0\*)/.test(start) ||
    /^RIFF....WEBP/s.test(start) ||
    /^....ftyp(?:avif|heic|heix|mif1|msf1)/s.test(start)
  return isPicture ? 'picture' : undefined
}
