import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { eventually } from './eventually.ts'
import { formWithFile, type SentFile } from './form-with-file.ts'
import { hiddenField } from './hidden-field.ts'
import { findLink } from './outbox.ts'
import type { TestServer } from './server.ts'

/** A response. */
export interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly cookies: readonly string[]
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

interface Options {
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * An owner's browser without a browser: keeps cookies and sends Origin, but runs no script. For a
 * server that trusts proxies, each instance has its own IP address.
 */
export class Owner {
  readonly #server: Pick<TestServer, 'url' | 'folder'>
  readonly email: string
  readonly address = `10.${[...randomBytes(3)].join('.')}`
  readonly cookies = new Map<string, string>()
  password = 'deniz-kenarı-7'

  constructor(
    server: Pick<TestServer, 'url' | 'folder'>,
    email = `${crypto.randomUUID()}@chefin.example`,
  ) {
    this.#server = server
    this.email = email
  }

  get(path: string, options: Options = {}): Promise<Answer> {
    return this.#ask('GET', path, undefined, options)
  }

  /** The value of a page's first hidden field with this name. */
  async hidden(path: string, name: string): Promise<string> {
    return hiddenField((await this.get(path)).body, name)
  }

  /** Enters the password for a download on a page. @returns the file's URL */
  async grant(page: string): Promise<string> {
    const { status, body } = await this.post(page, { intent: 'export', password: this.password })
    const [, file] = /href="([^"]*grant=[^"]*)"/.exec(body) ?? []
    if (!file) throw new Error(`${status}: no file is offered`)
    return file.replaceAll('&amp;', '&')
  }

  /** Downloads a file after entering the password. */
  async download(page: string): Promise<Answer> {
    return this.get(await this.grant(page))
  }

  /** Submits a form. */
  post(path: string, fields: Record<string, string>, options: Options = {}): Promise<Answer> {
    return this.#ask('POST', path, new URLSearchParams(fields).toString(), options)
  }

  /** Submits a form with a file; `intent` goes into the URL, as in the page's form. */
  async upload(path: string, intent: string, file: SentFile, options: Options = {}) {
    const { body, type } = await formWithFile({ intent }, file)
    const headers = { 'Content-Type': type, ...options.headers }
    return this.#ask('POST', `${path}?upload=${intent}`, body, { headers })
  }

  postJson(path: string, value: unknown): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' }
    return this.#ask('POST', path, JSON.stringify(value), { headers })
  }

  /** Sends what a script would: an order as JSON, or a form with a file. */
  async send(path: string, body: FormData | object): Promise<Answer> {
    const sent = body instanceof FormData ? new Response(body) : Response.json(body)
    const type = sent.headers.get('Content-Type') ?? ''
    const bytes = Buffer.from(await sent.arrayBuffer())
    return this.#ask('POST', path, bytes, { headers: { 'Content-Type': type } })
  }

  register(fields: Record<string, string> = {}, options?: Options): Promise<Answer> {
    return this.post(
      '/auth/register',
      {
        intent: 'register',
        firstName: 'Deniz',
        lastName: 'Yıldız',
        email: this.email,
        password: this.password,
        timeZone: 'Europe/Istanbul',
        ...fields,
      },
      options,
    )
  }

  login(fields: Record<string, string> = {}, options?: Options): Promise<Answer> {
    return this.post(
      '/auth/login',
      { intent: 'login', email: this.email, password: this.password, ...fields },
      options,
    )
  }

  /** Requests another email address on the account page. */
  requestEmailChange(newEmail: string, fields: Record<string, string> = {}): Promise<Answer> {
    return this.post('/dashboard/account', {
      intent: 'email',
      newEmail,
      repeatedEmail: newEmail,
      currentPassword: this.password,
      ...fields,
    })
  }

  /** Path of the newest link of one kind, once its mail has arrived. */
  link(kind: 'confirm' | 'change' | 'token', recipient = this.email): Promise<string> {
    return eventually(() => findLink(this.#server.folder, recipient, kind))
  }

  /** Registers, follows the link in the mail and is signed in. */
  async join(): Promise<this> {
    await this.register()
    await this.get(await this.link('confirm'))
    return this
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.get('/dashboard')).status === 200
  }

  #ask(
    method: string,
    path: string,
    body: string | Buffer | undefined,
    options: Options,
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#server.url}${path}`, {
        method,
        headers: {
          Cookie: cookie,
          Origin: this.#server.url,
          // Pages for this machine only must be requested without a proxy.
          ...(!path.startsWith('/local/') && { 'X-Forwarded-For': this.address }),
          ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...options.headers,
        },
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => {
          const cookies = response.headers['set-cookie'] ?? []
          for (const set of cookies) this.#keep(set)
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            cookies,
            headers: response.headers,
            body: Buffer.concat(pieces).toString(),
          })
        })
      })
      sent.end(body)
    })
  }

  #keep(set: string): void {
    const [pair = ''] = set.split(';')
    const at = pair.indexOf('=')
    const isEnded = /max-age=0/i.test(set)
    if (isEnded) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
