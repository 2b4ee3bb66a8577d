import { request } from 'node:http'

/** An answer as it came over the line. */
export interface SentAnswer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** Asks for something and leaves what comes as it was sent: `fetch` would unpack it. */
export function getAsSent(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<SentAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status, headers: said } = response
        resolve({ status, headers: said, bytes: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
