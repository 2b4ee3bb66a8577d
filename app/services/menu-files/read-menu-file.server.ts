import { InvalidInputError } from '#app/domain/errors.ts'
import { pageKindOf, readFile } from '#app/domain/menu-imports/files/read-file.ts'
import { findScans } from './find-scans.ts'
import { readPdf } from './read-pdf.server.ts'
import {
  preparePictures,
  readPictures,
  type ReadPictures,
  type ReadingOptions,
} from './read-pictures.server.ts'

/**
 * Reads any file that contains a menu. Of pictures and scanned PDFs, it also returns the pictures, one for
 * each page.
 * @throws {InvalidInputError} if it can't be read, with what to do
 * @throws {BusyError}
 */
export async function readMenuFile(
  bytes: Uint8Array,
  options: ReadingOptions = {},
): Promise<ReadPictures> {
  switch (pageKindOf(bytes)) {
    case 'picture':
      return readPictures([bytes], options)
    case 'pdf': {
      const source = await readPdf(bytes)
      if (source) return { source, pictures: [] }
      const scans = findScans(bytes)
      if (scans.length === 0) throw new InvalidInputError('import_picture_no_text')
      return readPictures(scans, options)
    }
    case undefined:
      return { source: await readFile(bytes), pictures: [] }
  }
}

/**
 * Prepares a file that contains pictures of a menu, for its owner to type what stands in them.
 * @throws {InvalidInputError} if it has none, or they are damaged
 * @throws {BusyError}
 */
export async function preparePictureFile(bytes: Uint8Array): Promise<ReadPictures> {
  const kind = pageKindOf(bytes)
  const files = kind === 'picture' ? [bytes] : kind === 'pdf' ? findScans(bytes) : []
  if (files.length === 0) throw new InvalidInputError('import_picture_missing')
  return preparePictures(files)
}
