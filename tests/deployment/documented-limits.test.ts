import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { maxFileMegabytes } from '#app/domain/menu-imports/limits.ts'

// Caddy's and most balancers' megabytes have 1,000,000 bytes.
const needed = maxFileMegabytes * 1024 * 1024

test.each([
  ['deploy/Caddyfile', /max_size (\d+)MB/],
  ['deploy/managed-cloud.md', /bodies up to (\d+) MB/],
])('%s lets the largest upload through, a menu to import', async (file, limit) => {
  const [, megabytes] = limit.exec(await readFile(file, 'utf8')) ?? []
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(needed)
})
