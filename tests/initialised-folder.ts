import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { ensureCluster } from '#app/db/embedded/cluster.ts'
import { copyFolder } from '#app/db/embedded/embedded.fixture.ts'

/**
 * Returns the data folder whose cluster was never started.
 * @param parent the injected `dataFolders`
 */
export const initialised = (parent: string): string => join(parent, 'initialised')

/** Makes a data folder whose cluster was never started. Tests copy it, because initdb takes seconds. */
export async function makeInitialisedFolder(parent: string): Promise<string> {
  const folder = initialised(parent)
  await claimDataFolder(folder)
  await ensureCluster(folder)
  // The tests kill processes, never the machine.
  await appendFile(join(folder, 'postgres/postgresql.auto.conf'), 'fsync = off\n')
  return folder
}

/**
 * Copies a data folder whose cluster was never started.
 * @param parent the injected `dataFolders`
 */
export const copyInitialised = (parent: string, to: string): Promise<void> =>
  copyFolder(initialised(parent), to)
