import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFileError } from '#app/config/explain-file-error.ts'
import { StartupError } from '#app/config/startup-error.ts'
import { clusterUrl, ensureCluster } from './cluster.ts'
import { startEmbeddedPostgres } from './index.ts'
import { findPostmaster } from './postmaster.ts'

/**
 * Runs `work` on the database of a data folder. If Postgres isn't running, it is started, and
 * stopped afterwards.
 * @param work receives the superuser's URL
 * @throws {StartupError} if the folder has no database
 */
export async function withEmbeddedPostgres<Result>(
  dataFolder: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const folderStatus = await stat(join(dataFolder, 'postgres')).catch(() => undefined)
  if (!folderStatus) {
    throw new StartupError(
      `${dataFolder} holds no database; name the data folder in CHEFIN_DATA, or set DATABASE_URL.`,
    )
  }
  const url = await findRunning(dataFolder)
  if (url !== undefined) return work(url)
  const postgres = await startEmbeddedPostgres(dataFolder)
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function findRunning(dataFolder: string): Promise<string | undefined> {
  try {
    const cluster = await ensureCluster(dataFolder)
    const postmaster = await findPostmaster(cluster)
    return postmaster && (await clusterUrl(cluster, postmaster.port, 'chefin'))
  } catch (error) {
    throw explainFileError(error)
  }
}
