import { z } from 'zod'
import { InvalidInputError, NotFoundError, OperationFailedError } from '#app/domain/errors.ts'
import { pictureKinds } from '#app/domain/picture-kinds.ts'
import type { StoredPicture } from '#app/domain/transfer/export-archive.ts'
import type { PictureStore } from '#app/domain/transfer/import-archive.ts'
import { keysIn } from './all-pictures.server.ts'
import { getImage, images, removeImages, uploadImage } from './index.server.ts'
import { defaultPart, parsePicturePart, partText, picturePartOf } from './picture-part.ts'
import { bucketOf } from './picture-path.ts'

/**
 * Reads a picture for an archive.
 * @param path on our origin
 * @returns undefined if there is none
 */
export async function readForArchive(path: string): Promise<StoredPicture | undefined> {
  const part = partText(picturePartOf(path))
  try {
    const bytes = await getImage(keyOf(path))
    return { bytes, part: part === partText(defaultPart) ? undefined : part }
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}

/**
 * Returns the size of a picture in an archive.
 * @param path on our origin
 * @returns bytes; 0 if there is none
 */
export async function sizeForArchive(path: string): Promise<number> {
  const key = keyOf(path)
  if (!(await images().exists(key))) return 0
  return (await images().getMetaData(key)).contentLength
}

const keyOf = (path: string) => path.replace(/\?.*/, '').replace('/images/', '')

/** One file for each import that stores pictures: which ones. Whoever reads pictures never reads these. */
const notesFolder = 'archive-imports'
const noteSchema = z.array(z.object({ kind: z.enum(pictureKinds), id: z.uuid() }))

/** Stores the pictures of an archive like uploads: re-encoded. */
export const archivePictures: PictureStore = {
  async announce(pictures) {
    const note = `${notesFolder}/${crypto.randomUUID()}.json`
    try {
      await images().put(note, JSON.stringify(pictures.map(({ kind, id }) => ({ kind, id }))))
    } catch (error) {
      throw new OperationFailedError('image_not_stored', error)
    }
    return () => images().delete(note)
  },
  async put({ kind, id, part }, bytes) {
    try {
      return await uploadImage(bucketOf[kind], id, bytes, parsePicturePart(part ?? ''))
    } catch (error) {
      if (error instanceof InvalidInputError) throw new InvalidInputError('transfer_file_picture')
      throw error
    }
  },
  async remove(pictures) {
    const left = await removeImages(
      pictures.map(({ kind, id }) => ({ bucket: bucketOf[kind], id })),
    )
    return left.length === 0
  },
}

/** An import has ended by then. */
const minAgeMs = 60 * 60 * 1_000

/**
 * Removes the pictures of imports that failed or whose process died: of those that were announced, the
 * ones without a row.
 * @param findRows returns which of the given ids are those of dishes and restaurants
 */
export async function removeLeftArchivePictures(
  findRows: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  signal: AbortSignal,
): Promise<void> {
  for await (const note of keysIn(images(), notesFolder)) {
    signal.throwIfAborted()
    const { lastModified } = await images().getMetaData(note)
    if (Date.now() - lastModified.getTime() < minAgeMs) continue
    const announced = noteSchema.parse(JSON.parse(await images().get(note)))
    const found = await findRows(announced.map(({ id }) => id))
    const left = await removeImages(
      announced
        .filter(({ id }) => !found.has(id))
        .map(({ kind, id }) => ({ bucket: bucketOf[kind], id })),
    )
    if (left.length === 0) await images().delete(note)
  }
}
