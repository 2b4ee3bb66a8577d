import { readFile } from 'node:fs/promises'
import { href } from 'react-router'
import { expect, test } from 'vitest'
import { maxFileMegabytes } from '#app/domain/menu-imports/limits.ts'
import { maxArchiveMegabytes } from '#app/domain/transfer/limits.ts'

const transferPath = href('/dashboard/account/transfer')
// A form's script sends to the second path.
const archivePaths = `${transferPath} ${transferPath}.data`

// Caddy's and most balancers' megabytes have 1,000,000 bytes.
test.each([
  [
    'deploy/Caddyfile',
    `@others not path ${archivePaths}\n\trequest_body @others {\n\t\tmax_size (\\d+)MB`,
    `@archive path ${archivePaths}\n\trequest_body @archive {\n\t\tmax_size (\\d+)MB`,
  ],
  [
    'deploy/managed-cloud.md',
    'bodies up to (\\d+) MB',
    `bodies up to \\d+ MB, and (\\d+) MB for \`${transferPath}\` and \`${transferPath}.data\``,
  ],
])('%s lets the largest menu and the largest archive through', async (file, menus, archives) => {
  const text = await readFile(file, 'utf8')
  const bytes = (limit: string) => Number(new RegExp(limit).exec(text)?.[1]) * 1_000_000
  expect(bytes(menus)).toBeGreaterThan(maxFileMegabytes * 1024 * 1024)
  expect(bytes(archives)).toBeGreaterThan(maxArchiveMegabytes * 1024 * 1024)
  expect(bytes(menus)).toBeLessThan(bytes(archives))
})
