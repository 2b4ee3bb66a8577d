import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'
import { Owner } from './owner.ts'
import type { TestServer } from './server.ts'

export const factorPage = '/dashboard/account/secondFactor'
/** The second page of the login. */
export const secondPage = '/auth/secondFactor'

type Server = Pick<TestServer, 'url' | 'folder' | 'database'>

/** An authenticator app with an owner's secret. */
export class Authenticator {
  readonly #hotp: (counter: number) => Promise<string>

  /** @param key as shown for typing, in base32 */
  constructor(key: string) {
    const secret = new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))
    this.#hotp = createOTP(secret).hotp
  }

  /**
   * Returns the code of a step: 0 is the current one, 1 the next. Both are still accepted if the
   * current one ends before they are sent.
   */
  codeAt(step: number): Promise<string> {
    return this.#hotp(Math.floor(Date.now() / 30_000) + step)
  }
}

/** Reads the key that the page shows. */
export const shownKey = (body: string): string =>
  /select-all">([A-Z2-7 ]{40,})</.exec(body)?.[1] ?? ''

/** Reads the recovery codes that the page shows. */
export const shownCodes = (body: string): string[] =>
  [...body.matchAll(/select-all">([0-9a-z]{4}(?:-[0-9a-z]{4}){3})</g)].map(([, code = '']) => code)

/**
 * Sets up an app for a signed-in owner, without JavaScript.
 * @returns the app, and the recovery codes
 */
export async function setUpApp(owner: Owner) {
  await owner.post(factorPage, { intent: 'confirm', password: owner.password })
  const app = new Authenticator(
    shownKey((await owner.post(factorPage, { intent: 'startApp' })).body),
  )
  const done = await owner.post(factorPage, { intent: 'confirmApp', appCode: await app.codeAt(0) })
  const codes = shownCodes(done.body)
  expect(codes).toHaveLength(10)
  return { app, codes }
}

/** Lets the time pass after which an app's codes are new, and sessions have to be confirmed again. */
export async function passTime(
  { query }: Pick<TestDatabase, 'query'>,
  { email }: Owner,
): Promise<void> {
  await query(
    `update second_factors set app_step = 0 where owner_id = (select id from owners where email = $1)`,
    [email],
  )
  await query(
    `update sessions set confirmed_at = confirmed_at - interval '16 minutes'
     where owner_id = (select id from owners where email = $1)`,
    [email],
  )
}

/** Of each server, an owner whose app and recovery codes further owners copy. */
const templates = new Map<string, ReturnType<typeof createTemplate>>()

async function createTemplate(server: Server) {
  const owner = await new Owner(server).create(server.database)
  return { email: owner.email, ...(await setUpApp(owner)) }
}

/**
 * Creates an owner with an app, whose session has to be confirmed again. All have the same secret
 * and recovery codes: ten codes take half a second to hash.
 */
export async function createOwnerWithApp(server: Server) {
  const template = templates.get(server.url) ?? createTemplate(server)
  templates.set(server.url, template)
  const { email, ...factor } = await template
  const owner = await new Owner(server).create(server.database)
  for (const table of ['second_factors', 'recovery_codes']) {
    await server.database.query(
      `insert into ${table} select copy.* from owners template
         join ${table} row on row.owner_id = template.id
         cross join (select id as owner_id from owners where email = $2) owner
         cross join jsonb_populate_record(row, to_jsonb(owner) || jsonb_build_object('id', gen_random_uuid())) copy
       where template.email = $1`,
      [email, owner.email],
    )
  }
  await server.database.query(
    `update sessions set level = 'second-factor'
     where owner_id = (select id from owners where email = $1)`,
    [owner.email],
  )
  await passTime(server.database, owner)
  return { owner, ...factor }
}

/** Creates a new browser of an account. */
export function openBrowser(server: Server, { email, password }: Owner): Owner {
  const browser = new Owner(server, email)
  browser.password = password
  return browser
}

/** Creates a browser in which the account's password has been entered. */
export async function openBrowserWithPassword(server: Server, owner: Owner): Promise<Owner> {
  const browser = openBrowser(server, owner)
  expect((await browser.login()).location).toBe(secondPage)
  return browser
}

/** Enters a second factor at a login. */
export const enterFactor = (browser: Owner, fields: Record<string, string>, page = secondPage) =>
  browser.post(page, { intent: 'factor', ...fields })
