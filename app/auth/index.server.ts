import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Logger } from 'pino'
import { owners, sessions } from '#app/db/schema/index.ts'
import { authDatabase } from './auth-database.ts'
import { withDatabaseFailures } from './database-failures.ts'
import { openSessionPlugin } from './open-session.ts'
import { sessionCookiePrefix, sessionSeconds } from './session-cookie.ts'

interface AuthSettings {
  /** The public address; links and cookies follow it, never a request's Host. */
  readonly appUrl: string
  readonly appSecret: string
  /** Whether the sample account may sign in: its password is public. */
  readonly admitsSample: boolean
  readonly log: Logger
}

/** The header in which we hand Better Auth the client's address, as `http/` worked it out. */
export const addressHeader = 'x-chefin-client-address'

const dayInSeconds = 24 * 60 * 60

let auth: ReturnType<typeof createAuth> | undefined
let isSampleAdmitted = false

/**
 * Opens sessions on the open database. Better Auth keeps them; passwords, links and letters are
 * verbs of ours (decision 009).
 */
export function openAuth(settings: AuthSettings): void {
  auth = createAuth(settings)
  isSampleAdmitted = settings.admitsSample
}

function opened() {
  if (!auth) throw new Error('Accounts are not open: call openAuth() first')
  return auth
}

/** Whether the sample account may sign in. */
export function admitsSample(): boolean {
  return isSampleAdmitted
}

/** With what this folder signs its own cookies. */
export function authSecret(): string {
  return opened().options.secret
}

/**
 * Asks Better Auth for something.
 * @throws {APIError} for what it refuses; what the database says goes through as it is
 */
export function askAuth<Result>(
  ask: (api: ReturnType<typeof createAuth>['api']) => Promise<Result>,
): Promise<Result> {
  return withDatabaseFailures(() => ask(opened().api))
}

function createAuth({ appUrl, appSecret, log }: AuthSettings) {
  const isHttps = appUrl.startsWith('https:')
  return betterAuth({
    baseURL: appUrl,
    secret: appSecret,
    database: drizzleAdapter(authDatabase(), {
      provider: 'pg',
      schema: { owners, sessions },
    }),
    user: {
      modelName: 'owners',
      fields: { name: 'firstName' },
      additionalFields: {
        lastName: { type: 'string', required: true },
        locale: { type: 'string', required: true },
        timeZone: { type: 'string', required: true },
      },
    },
    session: {
      modelName: 'sessions',
      fields: { userId: 'ownerId' },
      expiresIn: sessionSeconds,
      updateAge: dayInSeconds,
    },
    plugins: [openSessionPlugin],
    advanced: {
      // Of its tables there are two, without what it has for other ways to sign in.
      database: { generateId: 'uuid', validateSchema: false },
      // The prefix below asks browsers for more than Better Auth's own __Secure- would.
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(appUrl),
      defaultCookieAttributes: { secure: isHttps, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Limits are our own, kept in Postgres.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Its messages may carry an address or a query: only the failure's kind and place go on.
      log: (level, message, ...details) => {
        if (level !== 'error') return
        const error = details.find((detail) => detail instanceof Error)
        log.error({ error: error ?? new Error(message) }, 'the accounts library complains')
      },
    },
  })
}
