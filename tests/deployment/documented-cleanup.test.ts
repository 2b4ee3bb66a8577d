import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test('the documented nightly cleanup deletes old backups but never their folder', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'chefin-documents-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'chefin-backups')
  const longAgo = new Date('2026-01-01T03:00:00Z')
  for (const name of ['chefin-old', 'chefin-new', 'letters-old']) {
    await mkdir(join(folder, name), { recursive: true })
    if (name.endsWith('old')) await utimes(join(folder, name), longAgo, longAgo)
  }
  await utimes(folder, longAgo, longAgo)
  const page = await readFile('docs/backup.md', 'utf8')
  const [, command = ''] = /^0 3 \* \* \*.* && (find .*)$/m.exec(page) ?? []
  expect(command).toContain('/mnt/elsewhere')
  await promisify(execFile)('sh', ['-c', command.replaceAll('/mnt/elsewhere', folder)])
  expect((await readdir(folder)).toSorted()).toEqual(['chefin-new', 'letters-old'])
})
