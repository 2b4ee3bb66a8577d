import { realpathSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { findProgram } from './cluster/program.ts'
import { copyFirstStart } from './first-start.ts'
import { isPostmasterAlive, startOn } from './start-chefin.ts'
import { endProcess } from './end-process.ts'

/** The npm that runs these tests, or the one on the PATH if Vitest was started without npm. */
const npm = process.env['npm_execpath'] ?? findNpm()

function findNpm(): string {
  const program = findProgram('npm')
  if (!program) throw new Error('There is no npm on the PATH')
  return realpathSync(program)
}

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  '%s to the npm process stops the server and its Postgres',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'chefin-npm-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o755)
    const data = join(folder, 'data')
    await copyFirstStart(inject('dataFolders'), data)
    const { child, url } = await startOn(data, { entry: [npm, 'start'] })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await isPostmasterAlive(data)).toBe(true)

    await endProcess(child, signal)
    await expect.poll(() => isPostmasterAlive(data)).toBe(false)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
  },
  240_000,
)
