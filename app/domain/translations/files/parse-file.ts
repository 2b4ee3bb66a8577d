import { InvalidInputError } from '../../errors.ts'
import { maxFileBytes, type FilePairs } from './pair.ts'
import { parseCsv } from './parse-csv.ts'
import { parseXliff } from './parse-xliff.ts'

/**
 * Parses a CSV or XLIFF file with translations, in slices.
 * @throws {InvalidInputError} if it can't be read; the message says what to do
 */
export async function parseFile(bytes: Uint8Array): Promise<FilePairs> {
  if (bytes.length === 0) throw new InvalidInputError('translation_file_missing')
  if (bytes.length > maxFileBytes) throw new InvalidInputError('translation_file_too_large')
  const text = decode(bytes)
  return /^\s*</u.test(text.slice(0, 1_000)) ? parseXliff(text) : parseCsv(text)
}

/** Decodes UTF-8, or UTF-16 as Excel saves it. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new InvalidInputError('translation_file_encoding')
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
