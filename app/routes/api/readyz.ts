import { isReady } from '#app/db/readiness.ts'

/** Ready: the database is reached, migrated, and takes writes. */
export async function loader() {
  const ready = await isReady()
  return Response.json(
    { status: ready ? 'ready' : 'database unavailable' },
    { status: ready ? 200 : 503 },
  )
}
