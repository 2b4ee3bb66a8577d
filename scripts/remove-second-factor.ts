import { drizzle } from 'drizzle-orm/node-postgres'
import { readEnv } from '#app/config/env.server.ts'
import { StartupError } from '#app/config/startup-error.ts'
import { becomeSystem } from '#app/db/backup/snapshot.ts'
import { withEmbeddedPostgres } from '#app/db/embedded/with-embedded-postgres.ts'
import { connectAsAdmin } from '#app/db/migrate.ts'
import { canonicalEmail } from '#app/domain/accounts/email-address.ts'
import { removeLostFactors } from '#app/domain/second-factor/remove-lost-factors.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run remove-second-factor -- owner@example.com`: for an owner who has lost all devices and
 * recovery codes, once the operator has made sure who is asking.
 */
await runCommand(async () => {
  const email = canonicalEmail(process.argv[2] ?? '')
  if (!email) throw new StartupError('Name the email address of the account.')
  const env = readEnv()
  const appUrl = env.appUrl ?? `http://localhost:${env.port}`
  const remove = async (adminUrl: string) => {
    const client = await connectAsAdmin(adminUrl)
    try {
      await client.query('begin')
      await becomeSystem(client, 'start Chefin once with this login')
      const transaction = drizzle(client, { casing: 'snake_case' })
      const isFound = await removeLostFactors(transaction, email, appUrl)
      if (!isFound) throw new StartupError(`No account has the address ${email}.`)
      await client.query('commit')
    } finally {
      await client.end()
    }
  }
  const externalUrl = env.databaseDirectUrl ?? env.databaseUrl
  if (externalUrl) await remove(externalUrl)
  else await withEmbeddedPostgres(env.dataFolder, remove)
  process.stdout.write(
    'Removed. All sessions of the account have ended, and its owner gets an email.\n',
  )
})
