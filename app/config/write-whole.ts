import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { explainFileError } from './file-failure.ts'

/** The name under which a file is written until it is whole. */
export const unfinished = (file: string) => `${file}.new`

/**
 * Writes a small file whole or not at all, whether the process is killed, the power fails or the
 * disk is full. For a file that one process at a time writes.
 * @throws {StartupError} naming the cure
 */
export async function writeWhole(file: string, text: string, mode: number): Promise<void> {
  const temporary = unfinished(file)
  try {
    const handle = await open(temporary, 'w', mode)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(temporary, { force: true })
    throw explainFileError(error, file)
  }
}

/** Makes the new name outlast a power cut. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
