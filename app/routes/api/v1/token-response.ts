/** Returns JSON about a team, which no cache may store. */
export const tokenResponse = <Document>(document: Document): Response =>
  Response.json(document, { headers: { 'Cache-Control': 'no-store' } })
