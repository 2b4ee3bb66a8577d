import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { BucketSettings } from '#app/config/image-settings.server.ts'

/** Where pictures are kept. */
export interface ImagePlace {
  readonly dataFolder: string
  /** In place of a folder of the data folder. */
  readonly bucket: BucketSettings | undefined
}

/**
 * Replaces a picture whole or not at all. Flydrive writes into the file that is there, so a full
 * disk would cut off the picture before, and a reader could get half of one.
 */
class WholeFileDriver extends FSDriver {
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

/** Opens the place of the pictures; what S3 needs is loaded only for a bucket. */
export async function openDisk({ dataFolder, bucket }: ImagePlace): Promise<Disk> {
  if (!bucket) {
    return new Disk(new WholeFileDriver(join(dataFolder, 'images')))
  }
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { accessKeyId, secretAccessKey, endpoint, region } = bucket
  return new Disk(
    new S3Driver({
      bucket: bucket.bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Most services but Amazon's know a bucket by its path alone.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Guests fetch pictures from us: the bucket stays closed, and need not know of ACLs.
      visibility: 'private',
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    }),
  )
}
