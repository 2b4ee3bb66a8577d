/** Liveness: the process responds. */
export function loader() {
  return Response.json({ status: 'ok' })
}
