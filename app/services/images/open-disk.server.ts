import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { BucketSettings } from '#app/config/image-settings.server.ts'

/** Where pictures are stored. */
export interface ImageStoreOptions {
  readonly dataFolder: string
  /** Used instead of the data folder if set. */
  readonly bucket: BucketSettings | undefined
}

/**
 * Replaces files atomically. Flydrive writes into the existing file, so a full disk would truncate
 * the previous picture, and a reader could get half of one.
 */
class AtomicFileDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' })
    this.#folder = folder
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, key)
    const temporary = `${file}.${randomUUID()}.new`
    await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(temporary, contents, { flush: true })
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
}

/** Opens the store. The S3 driver is loaded only for a bucket. */
export async function openDisk({ dataFolder, bucket }: ImageStoreOptions): Promise<Disk> {
  if (!bucket) {
    return new Disk(new AtomicFileDriver(join(dataFolder, 'images')))
  }
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { accessKeyId, secretAccessKey, endpoint, region } = bucket
  return new Disk(
    new S3Driver({
      bucket: bucket.bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Most services other than Amazon's only support path-style URLs.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Guests fetch pictures from us, so the bucket stays private and needs no ACLs.
      visibility: 'private',
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    }),
  )
}
