import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Logger } from 'pino'
import { owners, sessions } from '#app/db/schema/index.ts'
import { authDatabase } from './auth-database.ts'
import { withDatabaseFailures } from './database-failures.ts'
import { isHttps } from './host-cookie.ts'
import { openSessionPlugin } from './open-session.ts'
import { sessionCookiePrefix, sessionSeconds } from './session-cookie.ts'

interface AuthSettings {
  /** The public URL. Links and cookies use it, never a request's Host. */
  readonly appUrl: string
  readonly appSecret: string
  /** Whether the sample account, whose password is public, may sign in. */
  readonly allowsSampleLogin: boolean
  readonly log: Logger
}

/** The header with the client's address for Better Auth, as determined by `http/`. */
export const addressHeader = 'x-chefin-client-address'

const dayInSeconds = 24 * 60 * 60

let auth: ReturnType<typeof createAuth> | undefined
let isSampleLoginAllowed = false

/**
 * Opens authentication on the open database. Better Auth manages sessions; passwords, links and
 * emails are our own (decision 009).
 */
export function openAuth(settings: AuthSettings): void {
  auth = createAuth(settings)
  isSampleLoginAllowed = settings.allowsSampleLogin
}

function requireAuth() {
  if (!auth) throw new Error('Authentication is not open: call openAuth() first')
  return auth
}

/** Whether the sample account may sign in. */
export function allowsSampleLogin(): boolean {
  return isSampleLoginAllowed
}

/** Returns the key that signs this folder's cookies. */
export function authSecret(): string {
  return requireAuth().options.secret
}

/**
 * Calls Better Auth.
 * @throws {APIError} if it rejects the call; database errors are thrown unchanged
 */
export function callAuth<Result>(
  call: (api: ReturnType<typeof createAuth>['api']) => Promise<Result>,
): Promise<Result> {
  return withDatabaseFailures(() => call(requireAuth().api))
}

function createAuth({ appUrl, appSecret, log }: AuthSettings) {
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
      additionalFields: {
        level: { type: 'string', required: false, input: false },
        confirmedAt: { type: 'date', required: false, input: false },
        removedFrom: { type: 'string', required: false, input: false },
      },
    },
    plugins: [openSessionPlugin],
    advanced: {
      // Only two of its tables exist; those for other sign-in methods are missing.
      database: { generateId: 'uuid', validateSchema: false },
      // The prefix below is stricter than Better Auth's own __Secure-.
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(appUrl),
      defaultCookieAttributes: { secure: isHttps(appUrl), sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // We have our own limits, in Postgres.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // The messages may contain an address or a query, so only the error is logged.
      log: (level, message, ...details) => {
        if (level !== 'error') return
        const error = details.find((detail) => detail instanceof Error)
        log.error({ error: error ?? new Error(message) }, 'Better Auth reported an error')
      },
    },
  })
}
