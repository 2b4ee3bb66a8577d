import { resolve } from 'node:path'
import { writeBackup } from '#app/backup/write-backup.ts'
import { readEnv } from '#app/config/env.server.ts'
import { withEmbeddedPostgres } from '#app/db/embedded/with-embedded-postgres.ts'
import { openAllPictures } from '#app/services/images/all-pictures.server.ts'
import { runCommand } from './run-command.ts'

/** `npm run backup [folder]`: writes a backup into a new subfolder of `folder`, by default `backups`. */
await runCommand(async () => {
  const env = readEnv()
  const destination = resolve(process.argv[2] ?? 'backups')
  const pictures = await openAllPictures({ dataFolder: env.dataFolder, bucket: env.imageBucket })
  const write = (adminUrl: string) => writeBackup({ adminUrl, pictures }, destination)
  const externalUrl = env.databaseDirectUrl ?? env.databaseUrl
  const { folder, manifest } = externalUrl
    ? await write(externalUrl)
    : await withEmbeddedPostgres(env.dataFolder, write)
  const rows = manifest.tables.reduce((sum, { rowCount }) => sum + rowCount, 0)
  process.stdout.write(
    `${folder}\n${rows} rows of ${manifest.tables.length} tables, ${manifest.pictures.count} pictures, as of ${manifest.takenAt}.
It holds personal data, and not the secret: keep both safe, and apart (docs/backup.md).\n`,
  )
})
