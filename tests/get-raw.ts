import { request } from 'node:http'

/** A response as transmitted. */
export interface RawResponse {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** Fetches a URL without decompressing the body, unlike `fetch`. */
export function getRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status, headers: responseHeaders } = response
        resolve({ status, headers: responseHeaders, bytes: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
