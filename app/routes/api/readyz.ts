import { isDatabaseReady } from '#app/db/client.ts'

/** Ready: the database is reached, and migrated. */
export async function loader() {
  const ready = await isDatabaseReady()
  return Response.json(
    { status: ready ? 'ready' : 'database unavailable' },
    { status: ready ? 200 : 503 },
  )
}
