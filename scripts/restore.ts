import { resolve } from 'node:path'
import { checkBackup, restoreBackup } from '#app/backup/restore-backup.ts'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { readEnv } from '#app/config/env.server.ts'
import { StartupError } from '#app/config/startup-error.ts'
import { startEmbeddedPostgres } from '#app/db/embedded/index.ts'
import { openAllPictures } from '#app/services/images/all-pictures.server.ts'
import { runCommand } from './run-command.ts'

/** `npm run restore <folder>`: restores a backup into an empty database and image store. */
await runCommand(async () => {
  const env = readEnv()
  const [, , backupPath] = process.argv
  if (backupPath === undefined) {
    throw new StartupError(
      'Name the backup: npm run restore backups/chefin-2026-11-21T12-00-00-000Z',
    )
  }
  const folder = resolve(backupPath)
  // Check the backup before creating or changing anything.
  const manifest = await checkBackup(folder)
  // Pictures go into this folder, and Chefin doesn't start with a non-empty folder that isn't marked
  // as its own.
  await claimDataFolder(env.dataFolder)
  const pictures = await openAllPictures({ dataFolder: env.dataFolder, bucket: env.imageBucket })
  const restore = (adminUrl: string) => restoreBackup(folder, manifest, { adminUrl, pictures })
  const externalUrl = env.databaseDirectUrl ?? env.databaseUrl
  if (externalUrl) await restore(externalUrl)
  else await withNewPostgres(env.dataFolder, restore)
  process.stdout.write(
    `Restored: ${manifest.tables.length} tables and ${manifest.pictures.count} pictures, as of ${manifest.takenAt}. Start Chefin with the same settings; mail and usage that had not left by then leave now.\n`,
  )
})

async function withNewPostgres(
  dataFolder: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres(dataFolder)
  try {
    await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}
