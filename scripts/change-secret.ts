import { readEnv } from '#app/config/env.server.ts'
import { readOrCreateSecret } from '#app/config/secret.server.ts'
import { changeSecret } from '#app/db/app-login.ts'
import { withEmbeddedPostgres } from '#app/db/embedded/with-embedded-postgres.ts'
import { connectAsAdmin, inMigrationTransaction } from '#app/db/migrate.ts'
import { runCommand } from './run-command.ts'

/** `npm run change-secret`: makes the database accept the current APP_SECRET instead of an old one. */
await runCommand(async () => {
  const env = readEnv()
  const readSecret = async () => env.appSecret ?? (await readOrCreateSecret(env.dataFolder))
  const change = async (adminUrl: string) => {
    const client = await connectAsAdmin(adminUrl)
    try {
      await inMigrationTransaction(client, () => changeSecret(client, readSecret))
    } finally {
      await client.end()
    }
  }
  const externalUrl = env.databaseDirectUrl ?? env.databaseUrl
  if (externalUrl) await change(externalUrl)
  else await withEmbeddedPostgres(env.dataFolder, change)
  process.stdout.write(
    'Changed. Start every Chefin process with this secret; owners sign in again.\n',
  )
})
