import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

const complete = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('pictures are in the data folder unless a bucket is set', () => {
  expect(readEnv({}).imageBucket).toBeUndefined()
  expect(readEnv(complete).imageBucket).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  const { S3_ENDPOINT: _, S3_REGION: __, ...withoutEndpoint } = complete
  expect(readEnv(withoutEndpoint).imageBucket).toMatchObject({
    endpoint: undefined,
    region: 'us-east-1',
  })
})

test.each([
  [{ S3_BUCKET: 'pictures' }, 'S3_ACCESS_KEY_ID is required when S3_BUCKET is set'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is required when S3_ENDPOINT is set'],
  [{ ...complete, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is required'],
  [
    { ...complete, S3_ENDPOINT: 's3.example' },
    'S3_ENDPOINT must be an http:// or https:// address',
  ],
])('rejects the incomplete settings %o', (env, message) => {
  expect(() => readEnv(env)).toThrow(message)
})
