import { isReady } from '#app/db/readiness.ts'

/** Readiness: the database is reachable, migrated and writable. */
export async function loader() {
  const ready = await isReady()
  return Response.json(
    { status: ready ? 'ready' : 'database unavailable' },
    { status: ready ? 200 : 503 },
  )
}
