import { startTestPostgres } from '../postgres.ts'

/** Starts one Postgres for the run. Each worker starts a server with its own database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  process.env['TEST_POSTGRES_URL'] = postgres.url
  return postgres.stop
}
