import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimDataFolder } from './data-folder.server.ts'
import { readOrCreateSecret } from './secret.server.ts'
import { StartupError } from './startup-error.ts'
import { temporaryName } from './write-atomically.ts'

// A Linux device on which every write fails with ENOSPC.
const fullDisk = '/dev/full'

let folder: string
let secretFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chefin-folder-'))
  secretFile = join(folder, 'secret')
})
afterEach(() => rm(folder, { recursive: true }))

/** Expects an error that a start reports with its remedy. */
async function expectStartupError(work: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await work.catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(StartupError)
  expect(error).toMatchObject({ message: expect.stringMatching(message) })
}

test.skipIf(!existsSync(fullDisk))(
  'a data folder that a full disk left unfinished is completed',
  async () => {
    await symlink(fullDisk, temporaryName(join(folder, 'chefin.json')))
    await expectStartupError(
      claimDataFolder(folder),
      /The disk that holds .*chefin.json is full; make room/,
    )
    // Left behind by earlier versions.
    await writeFile(join(folder, 'chefin.json'), '')
    await claimDataFolder(folder)
    expect(await readFile(join(folder, 'chefin.json'), 'utf8')).toBe('{"format":1}')
  },
)

test('a data folder is claimed while another process writes its marker, or after it was killed', async () => {
  const ofOtherProcess = join(folder, 'chefin.json.other-host.1.new')
  await writeFile(ofOtherProcess, '')
  await claimDataFolder(folder)
  // The other process renames its file now.
  expect(existsSync(ofOtherProcess)).toBe(true)
  expect(await readFile(join(folder, 'chefin.json'), 'utf8')).toBe('{"format":1}')
})

describe('the secret in the data folder', () => {
  test('is generated once, and readable only by its owner', async () => {
    const secret = await readOrCreateSecret(folder)
    expect(secret).toHaveLength(43)
    expect((await stat(secretFile)).mode & 0o777).toBe(0o600)
    expect(await readOrCreateSecret(folder)).toBe(secret)
  })

  test.each(['', 'x', `${'x'.repeat(31)}\n`])('is rejected if it is %j', async (text) => {
    await writeFile(secretFile, text)
    await expectStartupError(
      readOrCreateSecret(folder),
      /secret holds fewer than 32 characters.*change-secret/,
    )
    expect(await readFile(secretFile, 'utf8')).toBe(text)
  })

  test.skipIf(!existsSync(fullDisk))('is written completely or not at all', async () => {
    await symlink(fullDisk, temporaryName(secretFile))
    await expectStartupError(
      readOrCreateSecret(folder),
      /The disk that holds .*secret is full; make room/,
    )
    expect(existsSync(secretFile)).toBe(false)
    expect(await readOrCreateSecret(folder)).toHaveLength(43)
    expect(await readFile(secretFile, 'utf8')).toHaveLength(43)
  })
})
