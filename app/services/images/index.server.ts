import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import { OperationFailedError, NotFoundError } from '#app/domain/errors.ts'
import { cover, normaliseImage, square } from './normalise-image.server.ts'
import { openDisk, type ImageStoreOptions } from './open-disk.server.ts'
import { isPicturePath, type Bucket } from './picture-path.ts'

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
export async function uploadImage(bucket: Bucket, id: string, bytes: Uint8Array): Promise<string> {
  const { full, small } = await normaliseImage(
    bytes,
    bucket === 'restaurant-covers' ? cover : square,
  )
  return putImage(bucket, id, full, small)
}

/**
 * Stores a picture under the id of its dish or restaurant, replacing an earlier one.
 * @param webp a WebP image, already re-encoded by us
 * @param small the same in small, for lists
 * @returns its path on our origin. Browsers cache a picture for an hour, so the path changes with
 *   the picture.
 * @throws {OperationFailedError} when the store is full or unavailable
 */
export async function putImage(
  bucket: Bucket,
  id: string,
  webp: Uint8Array,
  small?: Uint8Array,
): Promise<string> {
  try {
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
  return `/images/${fullKey(bucket, id)}?v=${version}`
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

/** Removes a picture, if there is one. */
export async function removeImage(bucket: Bucket, id: string): Promise<void> {
  await images().delete(fullKey(bucket, id))
  await images().delete(smallKey(bucket, id))
}

/** Identifies a stored picture. */
export interface PictureId {
  readonly bucket: Bucket
  readonly id: string
}

/**
 * Removes many pictures, continuing after failures.
 * @returns those that could not be removed
 */
export async function removeImages(pictures: readonly PictureId[]): Promise<PictureId[]> {
  const failed: PictureId[] = []
  for (const picture of pictures) {
    await removeImage(picture.bucket, picture.id).catch(() => failed.push(picture))
  }
  return failed
}

/**
 * Reads a picture by its path below /images/. A missing small form falls back to the full one.
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

function fullKey(bucket: Bucket, id: string): string {
  return `${bucket}/${id}.webp`
}

function smallKey(bucket: Bucket, id: string): string {
  return `${bucket}/${id}.small.webp`
}

function images(): Disk {
  if (!disk) throw new Error('The image store is not open: call openImages() first')
  return disk
}
