import { InvalidInputError, NotFoundError } from '#app/domain/errors.ts'
import type { StoredPicture } from '#app/domain/transfer/export-archive.ts'
import type { PictureStore } from '#app/domain/transfer/import-archive.ts'
import { getImage, removeImages, uploadImage } from './index.server.ts'
import { defaultPart, parsePicturePart, partText, picturePartOf } from './picture-part.ts'
import { bucketOf } from './picture-path.ts'

/**
 * Reads a picture for an archive.
 * @param path on our origin
 * @returns undefined if there is none
 */
export async function readForArchive(path: string): Promise<StoredPicture | undefined> {
  const [file = ''] = path.split('?')
  const part = partText(picturePartOf(path))
  try {
    const bytes = await getImage(file.replace('/images/', ''))
    return { bytes, part: part === partText(defaultPart) ? undefined : part }
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}

/** Stores the pictures of an archive like uploads: re-encoded. */
export const archivePictures: PictureStore = {
  async put({ kind, id, part }, bytes) {
    try {
      return await uploadImage(bucketOf[kind], id, bytes, parsePicturePart(part ?? ''))
    } catch (error) {
      if (error instanceof InvalidInputError) throw new InvalidInputError('transfer_file_picture')
      throw error
    }
  },
  async remove(pictures) {
    await removeImages(pictures.map(({ kind, id }) => ({ bucket: bucketOf[kind], id })))
  },
}
