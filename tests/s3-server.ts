import { createServer, type IncomingMessage } from 'node:http'

/** A minimal S3 server with the operations that pictures need and a check of the credentials. */
export class S3Server {
  /** Objects by path-style path: `/bucket/key`. */
  readonly objects = new Map<string, Buffer>()
  /** If set, every request gets this status. */
  failureStatus: number | undefined
  readonly settings = {
    bucket: 'pictures',
    region: 'eu-test-1',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'a-secret-for-tests',
  }
  readonly #server = createServer((request, response) => {
    void this.#respond(request).then(({ status, body }) => response.writeHead(status).end(body))
  })

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  get endpoint(): string {
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('The server is not listening')
    return `http://127.0.0.1:${address.port}`
  }

  /** Environment variables that make a Chefin process use this server. */
  get env(): Record<string, string> {
    const { bucket, region, accessKeyId, secretAccessKey } = this.settings
    return {
      S3_ENDPOINT: this.endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Lists one page of keys with a prefix. Pages are short, so that tests see several. */
  #list(params: URLSearchParams): { status: number; body: Buffer } {
    const keys = [...this.objects.keys()]
      .map((path) => path.replace(`/${this.settings.bucket}/`, ''))
      .filter((key) => key.startsWith(params.get('prefix') ?? ''))
      .toSorted()
    const from = Number(params.get('continuation-token') ?? 0)
    const next = from + 2 < keys.length ? from + 2 : undefined
    const contents = keys
      .slice(from, next)
      .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    const token = next && `<NextContinuationToken>${next}</NextContinuationToken>`
    const page = `<ListBucketResult>${contents.join('')}${token ?? ''}</ListBucketResult>`
    return { status: 200, body: Buffer.from(page) }
  }

  async #respond(request: IncomingMessage): Promise<{ status: number; body?: Buffer }> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { pathname, searchParams } = new URL(request.url ?? '/', this.endpoint)
    const { accessKeyId, region } = this.settings
    const signature = new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/s3/`)
    if (!signature.test(request.headers.authorization ?? '')) return { status: 403 }
    if (this.failureStatus !== undefined) return { status: this.failureStatus }
    if (searchParams.get('list-type') === '2') return this.#list(searchParams)
    const found = this.objects.get(pathname)
    switch (request.method) {
      case 'PUT':
        this.objects.set(pathname, Buffer.concat(chunks))
        return { status: 200 }
      case 'DELETE':
        this.objects.delete(pathname)
        return { status: 204 }
      case 'HEAD':
        return { status: found ? 200 : 404 }
      default:
        return found ? { status: 200, body: found } : { status: 404 }
    }
  }
}
