import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const text = z.string().trim().min(1).optional()

/** The variables that choose the image store. */
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

/** A bucket at an S3-compatible service. */
export interface BucketSettings {
  readonly bucket: string
  /** Undefined for Amazon S3. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/**
 * Reads the settings of the bucket for pictures.
 * @returns undefined to store them in the data folder
 * @throws {StartupError} naming the missing variable
 */
export function readImageSettings(variables: ImageVariables): BucketSettings | undefined {
  const names = [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ] as const
  const firstSet = names.find((name) => variables[name] !== undefined)
  if (firstSet === undefined) return undefined
  const required = (name: keyof ImageVariables): string => {
    const value = variables[name]
    if (value !== undefined) return value
    // An incomplete set of variables is a mistake: pictures would be looked up in the wrong place.
    throw new StartupError(`${name} is required when ${firstSet} is set`)
  }
  return {
    bucket: required('S3_BUCKET'),
    endpoint: variables.S3_ENDPOINT,
    // Services with a single region accept any name.
    region: variables.S3_REGION ?? 'us-east-1',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  }
}
