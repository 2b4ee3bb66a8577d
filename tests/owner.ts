import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { eventually } from './eventually.ts'
import { formWithFile, type SentFile } from './form-with-file.ts'
import { hiddenField } from './hidden-field.ts'
import { insertOwner, openSession } from './insert-owner.ts'
import { findLink } from './outbox.ts'
import type { TestDatabase } from './database.ts'
import type { TestServer } from './server.ts'

/** A response to an owner. */
export interface OwnerResponse {
  readonly status: number
  readonly location: string | undefined
  readonly cookies: readonly string[]
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

interface Options {
  readonly headers?: Readonly<Record<string, string>>
  /** Whether to wait for the body; false for addresses that may be streams. */
  readonly readsBody?: boolean
  /** Further fields of a form with a file. */
  readonly fields?: Readonly<Record<string, string>>
}

/** The password of each client's account. */
export const ownersPassword = 'deniz-kenarı-7'

/**
 * An owner's HTTP client. Like a browser, it keeps cookies and sends Origin. For a server that trusts
 * proxies, each client has a different IP address.
 */
export class Owner {
  readonly #server: Pick<TestServer, 'url' | 'folder'>
  readonly email: string
  readonly address = `10.${[...randomBytes(3)].join('.')}`
  readonly cookies = new Map<string, string>()
  password = ownersPassword

  constructor(
    server: Pick<TestServer, 'url' | 'folder'>,
    email = `${crypto.randomUUID()}@chefin.example`,
  ) {
    this.#server = server
    this.email = email
  }

  get(path: string, options: Options = {}): Promise<OwnerResponse> {
    return this.#request('GET', path, undefined, options)
  }

  /** Loads a page and returns the value of its first hidden field with a name. */
  async hidden(path: string, name: string): Promise<string> {
    return hiddenField((await this.get(path)).body, name)
  }

  /**
   * Enters the password for a download on a page, or other fields to confirm who it is.
   * @returns the file's URL
   */
  async confirmExport(
    page: string,
    fields: Record<string, string> = { password: this.password },
  ): Promise<string> {
    const { status, body } = await this.post(page, { intent: 'export', ...fields })
    const [, file] = /href="([^"]*\/export(?:\?[^"]*)?)"/.exec(body) ?? []
    if (!file) throw new Error(`${status}: the page has no download link`)
    return file.replaceAll('&amp;', '&')
  }

  /** Downloads a file after entering the password. */
  async download(page: string): Promise<OwnerResponse> {
    return this.get(await this.confirmExport(page))
  }

  /** Submits a form. */
  post(
    path: string,
    fields: Record<string, string>,
    options: Options = {},
  ): Promise<OwnerResponse> {
    return this.#request('POST', path, new URLSearchParams(fields).toString(), options)
  }

  /** Submits a form with a file. As in the page's form, the URL contains the intent. */
  async upload(path: string, intent: string, file: SentFile, options: Options = {}) {
    const { body, type } = await formWithFile({ intent, ...options.fields }, file)
    const headers = { 'Content-Type': type, ...options.headers }
    return this.#request('POST', `${path}?upload=${intent}`, body, { headers })
  }

  postJson(path: string, value: unknown): Promise<OwnerResponse> {
    const headers = { 'Content-Type': 'application/json' }
    return this.#request('POST', path, JSON.stringify(value), { headers })
  }

  /** Sends what a page's script would: JSON, or a form with a file. */
  async send(path: string, body: FormData | object): Promise<OwnerResponse> {
    const sent = body instanceof FormData ? new Response(body) : Response.json(body)
    const type = sent.headers.get('Content-Type') ?? ''
    const bytes = Buffer.from(await sent.arrayBuffer())
    return this.#request('POST', path, bytes, { headers: { 'Content-Type': type } })
  }

  register(fields: Record<string, string> = {}, options?: Options): Promise<OwnerResponse> {
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

  login(fields: Record<string, string> = {}, options?: Options): Promise<OwnerResponse> {
    return this.post(
      '/auth/login',
      { intent: 'login', email: this.email, password: this.password, ...fields },
      options,
    )
  }

  /** Requests a change of the email address on the account page. */
  requestEmailChange(
    newEmail: string,
    fields: Record<string, string> = {},
  ): Promise<OwnerResponse> {
    return this.post('/dashboard/account', {
      intent: 'email',
      newEmail,
      repeatedEmail: newEmail,
      currentPassword: this.password,
      ...fields,
    })
  }

  /** Waits for an email with a link of a kind; returns the newest link's path. */
  link(kind: 'confirm' | 'change' | 'token', recipient = this.email): Promise<string> {
    return eventually(() => findLink(this.#server.folder, recipient, kind))
  }

  /** Registers and follows the link in the email, which signs the owner in. */
  async join(): Promise<this> {
    await this.register()
    await this.get(await this.link('confirm'))
    return this
  }

  /** Creates the owner and a session in the database: a hundred times as fast as `join`. */
  async create(database: Pick<TestDatabase, 'query'>): Promise<this> {
    await insertOwner(database, this)
    const { name, value } = await openSession(database, this.email)
    this.cookies.set(name, value)
    return this
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.get('/dashboard')).status === 200
  }

  #request(
    method: string,
    path: string,
    body: string | Buffer | undefined,
    options: Options,
  ): Promise<OwnerResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Promise((resolve, reject) => {
      const outgoing = request(`${this.#server.url}${path}`, {
        method,
        headers: {
          Cookie: cookie,
          Origin: this.#server.url,
          // Local pages reject requests from a proxy.
          ...(!path.startsWith('/local/') && { 'X-Forwarded-For': this.address }),
          ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...options.headers,
        },
      })
      outgoing.on('error', reject)
      outgoing.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        const finish = () => {
          const cookies = response.headers['set-cookie'] ?? []
          for (const header of cookies) this.#storeCookie(header)
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            cookies,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          })
        }
        if (options.readsBody ?? true) response.on('end', finish)
        else {
          finish()
          response.destroy()
        }
      })
      outgoing.end(body)
    })
  }

  #storeCookie(header: string): void {
    const [pair = ''] = header.split(';')
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? []
    if (/max-age=0/i.test(header)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
