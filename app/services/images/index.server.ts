import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { NotFound } from '#app/domain/errors.ts'

/** The spec's storage buckets (section 3). */
export type Bucket = 'restaurant-logos' | 'menu-item-images'

let disk: Disk | undefined

/** Opens the image store: a folder of the data folder. */
export function openImages(dataFolder: string): void {
  disk = new Disk(new FSDriver({ location: join(dataFolder, 'images'), visibility: 'public' }))
}

/**
 * Stores a picture under the id of what it shows, in place of an earlier one.
 * @param webp a WebP image, already re-encoded by us
 * @returns its path on our origin
 */
export async function putImage(bucket: Bucket, id: string, webp: Uint8Array): Promise<string> {
  await images().put(`${bucket}/${id}.webp`, webp)
  return `/images/${bucket}/${id}.webp`
}

/**
 * Reads a picture by its path below /images/.
 * @throws {NotFound}
 */
export async function getImage(path: string): Promise<Uint8Array> {
  const isOurs = /^(restaurant-logos|menu-item-images)\/[0-9a-f-]{36}\.webp$/.test(path)
  if (!isOurs || !(await images().exists(path))) throw new NotFound('page_not_found')
  return images().getBytes(path)
}

/**
 * Removes pictures by their paths on our origin.
 * @returns those that could not be removed
 */
export async function removeImages(paths: readonly string[]): Promise<string[]> {
  const left: string[] = []
  for (const path of paths) {
    const key = new URL(path, 'http://chefin').pathname.replace('/images/', '')
    await images()
      .delete(key)
      .catch(() => left.push(path))
  }
  return left
}

function images(): Disk {
  if (!disk) throw new Error('The image store is not open: call openImages() first')
  return disk
}
