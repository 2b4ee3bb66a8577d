import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no file served to browsers contains a provider, its SDK or our settings', async () => {
  const folder = join(import.meta.dirname, '../../build/client')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
  expect(paths.filter((path) => path.endsWith('.map'))).toEqual([])
  const texts = paths.filter((path) => /\.(?:js|css|html|json|txt|webmanifest)$/.test(path))
  expect(texts.length).toBeGreaterThan(10)
  const serverOnly =
    /AI_API_KEY|AI_BASE_URL|APP_SECRET|DATABASE_URL|api\.openai\.com|api\.anthropic\.com|generativelanguage|v1\/threads|x-api-key/
  for (const path of texts) expect(await readFile(path, 'utf8'), path).not.toMatch(serverOnly)
})
