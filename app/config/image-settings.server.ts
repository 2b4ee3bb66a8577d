import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const text = z.string().trim().min(1).optional()

/** The variables that choose where pictures are kept. */
export const imageVariables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
}

type ImageVariables = z.infer<z.ZodObject<typeof imageVariables>>

/** A bucket at a service that speaks S3. */
export interface BucketSettings {
  readonly bucket: string
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/**
 * Where pictures are kept: in a bucket, or with undefined in the data folder.
 * @throws {StartupError} naming the variable that is missing
 */
export function readImageSettings(given: ImageVariables): BucketSettings | undefined {
  const names = [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ] as const
  const set = names.find((name) => given[name] !== undefined)
  if (set === undefined) return undefined
  const required = (name: keyof ImageVariables): string => {
    const value = given[name]
    if (value !== undefined) return value
    // Half a set of variables is a mistake: pictures would be looked for in the wrong place.
    throw new StartupError(`${name} is required when ${set} is set`)
  }
  return {
    bucket: required('S3_BUCKET'),
    endpoint: given.S3_ENDPOINT,
    // Services with one region take any name for it.
    region: given.S3_REGION ?? 'us-east-1',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  }
}
