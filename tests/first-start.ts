import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFolder } from '#app/db/embedded/embedded.fixture.ts'
import { copyInitialised } from './initialised-folder.ts'
import { startOn } from './start-chefin.ts'
import { endProcess } from './end-process.ts'

/**
 * Copies the data folder of a Chefin that was started once and stopped. It is made once per run.
 * @param parent the injected `dataFolders`
 */
export async function copyFirstStart(parent: string, to: string): Promise<void> {
  const folder = join(parent, 'first-start')
  if (!existsSync(folder)) await makeFirstStart(parent, folder)
  await copyFolder(folder, to)
}

async function makeFirstStart(parent: string, folder: string): Promise<void> {
  const unfinished = await mkdtemp(join(parent, 'starting-'))
  await chmod(unfinished, 0o755)
  await copyInitialised(parent, unfinished)
  const { child, code, output } = await startOn(unfinished, {})
  if (code !== null) throw new Error(output)
  await endProcess(child, 'SIGTERM')
  try {
    await rename(unfinished, folder)
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true })
  }
}
