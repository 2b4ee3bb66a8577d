import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { BucketSettings } from '#app/config/image-settings.server.ts'

/** Where pictures are kept. */
export interface ImagePlace {
  readonly dataFolder: string
  /** In place of a folder of the data folder. */
  readonly bucket: BucketSettings | undefined
}

/** Opens the place of the pictures; what S3 needs is loaded only for a bucket. */
export async function openDisk({ dataFolder, bucket }: ImagePlace): Promise<Disk> {
  if (!bucket) {
    return new Disk(new FSDriver({ location: join(dataFolder, 'images'), visibility: 'public' }))
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
