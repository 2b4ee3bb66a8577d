import { startTestPostgres } from '../postgres.ts'

/** One Postgres for the run; each test file starts a server on a database of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  process.env['TEST_POSTGRES_URL'] = postgres.url
  return postgres.stop
}
