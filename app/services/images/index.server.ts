import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import { OperationFailedError, NotFoundError } from '#app/domain/errors.ts'
import {
  coverSizes,
  cutPart,
  normaliseImage,
  partShownBy,
  pictureSizes,
} from './normalise-image.server.ts'
import { openDisk, type ImageStoreOptions } from './open-disk.server.ts'
import { defaultPart, partText, type PicturePart } from './picture-part.ts'
import { isPicturePath, type Bucket, type PictureId } from './picture-path.ts'

let disk: Disk | undefined

/** Opens the image store: a bucket, or a folder in the data folder. */
export async function openImages(options: ImageStoreOptions): Promise<void> {
  disk = await openDisk(options)
}

/**
 * Sanitises an upload and stores it under the id of its dish or restaurant. The caller must have
 * checked that the id belongs to the owner: see `setDishImage` and `setPicture`.
 * @returns its path on our origin, as `putImage` does
 * @throws {InvalidInputError} `image_...`
 */
export async function uploadImage(
  bucket: Bucket,
  id: string,
  bytes: Uint8Array,
  part?: PicturePart,
): Promise<string> {
  const { full, small } = await normaliseImage(
    bytes,
    bucket === 'restaurant-covers' ? coverSizes : pictureSizes,
    part,
  )
  return putImage(bucket, id, full, small)
}

/**
 * Stores a picture under the id of its dish or restaurant. The one that it replaces becomes the
 * former picture, which `restoreFormerImage` brings back.
 * @param webp a WebP image, already re-encoded by us
 * @param small a smaller version, for lists
 * @returns its path on our origin. Browsers cache a picture for an hour, so the path changes with
 *   the picture, and names the part that the small one shows (`partOf`).
 * @throws {OperationFailedError} when the store is full or unavailable
 */
export async function putImage(
  bucket: Bucket,
  id: string,
  webp: Uint8Array,
  small?: Uint8Array,
): Promise<string> {
  try {
    await keepFormer(bucket, id, webp)
    // The small one first: only the full one determines whether there is a picture.
    if (small) await images().put(smallKey(bucket, id), small)
    else await images().delete(smallKey(bucket, id))
    await images().put(fullKey(bucket, id), webp)
  } catch (error) {
    // The small one may have been replaced already, unlike the full one. Without it, lists fall
    // back to the full one.
    await Promise.allSettled([images().delete(smallKey(bucket, id))])
    throw new OperationFailedError('image_not_stored', error)
  }
  const version = createHash('sha256').update(webp).digest('hex').slice(0, 12)
  const part = partText(small ? await partShownBy(small) : defaultPart)
  const shown = part === partText(defaultPart) ? '' : `&part=${part}`
  return `/images/${fullKey(bucket, id)}?v=${version}${shown}`
}

/**
 * Chooses the part of a picture that lists show. The full picture stays.
 * @returns the picture's path, which names the part
 * @throws {NotFoundError} if there is no picture
 */
export async function choosePart(bucket: Bucket, id: string, part: PicturePart): Promise<string> {
  const full = await findBytes(fullKey(bucket, id))
  if (!full) throw new NotFoundError('picture_not_found')
  return putImage(bucket, id, full, await cutPart(full, part))
}

/**
 * Copies one id's picture to another id.
 * @returns the copy's path; null if there is no picture
 */
export async function copyImage(
  bucket: Bucket,
  fromId: string,
  toId: string,
): Promise<string | null> {
  const full = await findBytes(fullKey(bucket, fromId))
  if (!full) return null
  return putImage(bucket, toId, full, await findBytes(smallKey(bucket, fromId)))
}

/** Copies the picture that another one is about to replace. */
async function keepFormer(bucket: Bucket, id: string, replacement: Uint8Array): Promise<void> {
  const current = await findBytes(fullKey(bucket, id))
  if (!current || Buffer.compare(current, replacement) === 0) return
  const small = await findBytes(smallKey(bucket, id))
  if (small) await images().put(smallKey(bucket, formerId(id)), small)
  else await images().delete(smallKey(bucket, formerId(id)))
  await images().put(fullKey(bucket, formerId(id)), current)
}

/** Removes a picture, if there is one. It becomes the former picture. */
export async function retireImage(bucket: Bucket, id: string): Promise<void> {
  await keepFormer(bucket, id, new Uint8Array())
  await deleteFiles(bucket, id)
}

/**
 * Brings back the picture that was replaced or removed last. The current one, if any, becomes the
 * former picture.
 * @returns its path on our origin
 * @throws {NotFoundError} if there is none
 * @throws {OperationFailedError} when the store is full or unavailable
 */
export async function restoreFormerImage(bucket: Bucket, id: string): Promise<string> {
  const full = await findBytes(fullKey(bucket, formerId(id)))
  if (!full) throw new NotFoundError('picture_not_found')
  const small = await findBytes(smallKey(bucket, formerId(id)))
  const isReplacing = await images().exists(fullKey(bucket, id))
  const path = await putImage(bucket, id, full, small)
  if (!isReplacing) await deleteFiles(bucket, formerId(id))
  return path
}

/** Removes a former picture for good. */
export async function removeFormerImage({ bucket, id }: PictureId): Promise<void> {
  await deleteFiles(bucket, formerId(id))
}

async function deleteFiles(bucket: Bucket, name: string): Promise<void> {
  await images().delete(fullKey(bucket, name))
  await images().delete(smallKey(bucket, name))
}

/**
 * Removes many pictures for good with their former ones, continuing after failures.
 * @returns those that could not be removed
 */
export async function removeImages(pictures: readonly PictureId[]): Promise<PictureId[]> {
  const failed: PictureId[] = []
  for (const picture of pictures) {
    const { bucket, id } = picture
    await deleteFiles(bucket, id)
      .then(() => removeFormerImage(picture))
      .catch(() => failed.push(picture))
  }
  return failed
}

/**
 * Reads a picture by its path below /images/. A missing small version falls back to the full one.
 * @throws {NotFoundError}
 */
export async function getImage(path: string): Promise<Uint8Array> {
  const found = isPicturePath(path)
    ? ((await findBytes(path)) ?? (await findBytes(path.replace('.small', ''))))
    : undefined
  if (!found) throw new NotFoundError('page_not_found')
  return found
}

async function findBytes(key: string): Promise<Uint8Array | undefined> {
  return (await images().exists(key)) ? images().getBytes(key) : undefined
}

/** Returns the id under which the former picture of a dish or restaurant is stored. */
const formerId = (id: string) => `${id}.former`

function fullKey(bucket: Bucket, id: string): string {
  return `${bucket}/${id}.webp`
}

function smallKey(bucket: Bucket, id: string): string {
  return `${bucket}/${id}.small.webp`
}

/** The opened store. */
export function images(): Disk {
  if (!disk) throw new Error('The image store is not open: call openImages() first')
  return disk
}
