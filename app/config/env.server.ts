import { resolve } from 'node:path'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { canonicalEmail } from '#app/domain/accounts/email-address.ts'
import { aiVariables, readAiSettings, type AiSettings } from './ai-settings.server.ts'
import { imageVariables, readImageSettings, type BucketSettings } from './image-settings.server.ts'
import {
  paymentVariables,
  readPaymentSettings,
  type PaymentSettings,
} from './payment-settings.server.ts'
import { minSecretLength } from './secret.server.ts'
import { StartupError } from './startup-error.ts'
import {
  readTelemetrySettings,
  telemetryVariables,
  type TelemetrySettings,
} from './telemetry-settings.server.ts'

const optionalUrl = (protocols: RegExp, hint: string) =>
  z
    .string()
    .trim()
    .optional()
    .transform((value) => value || undefined)
    .refine((value) => value === undefined || (URL.canParse(value) && protocols.test(value)), hint)

/** Whether proxy-addr can parse these addresses and networks. */
function canParseProxies(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries)
    return true
  } catch {
    return false
  }
}

const isSmtpUrl = (value: string) => {
  if (!/^smtps?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  // Otherwise a stray % in a password would only cause an error with the first email.
  return hostname !== '' && !/%(?![0-9a-f]{2})/i.test(username + password)
}

const optionalSmtpUrl = z
  .string()
  .trim()
  .optional()
  .refine(
    (value) => value === undefined || isSmtpUrl(value),
    'must be an smtp:// or smtps:// address, such as smtps://user:password@mail.example:465; write @, / and % in it as %40, %2F and %25',
  )

// A bare address, or a name with an address in angle brackets.
const sender = /^(?:[^<>@,;\s]+@[^<>@,;\s]+|[^<>\r\n]*<[^<>@,;\s]+@[^<>@,;\s]+>)$/

// Ten years. Longer is practically forever, which would contradict the privacy notice for guests.
const maxRetentionDays = 3_650
const retentionHint = `must be a whole number of days, 1 to ${maxRetentionDays}`

const timeoutHint = 'must be a whole number of milliseconds, 100 to 10000'

const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

const schema = z
  .object({
    PORT: z.coerce
      .number('must be a port number, 0 to 65535')
      .int()
      .min(0)
      .max(65_535)
      .default(3000),
    HOST: z.string().trim().min(1).default('127.0.0.1'),
    APP_URL: optionalUrl(/^https?:/, 'must be an http:// or https:// address'),
    APP_SECRET: z
      .string()
      .refine(
        (value) => value.trim().length >= minSecretLength,
        `must be at least ${minSecretLength} characters`,
      )
      .optional(),
    CHEFIN_DATA: z.string().trim().min(1).default('./.data'),
    CHEFIN_SAMPLE: onOrOff.optional(),
    CHEFIN_LOCAL_PAGES: onOrOff.default(false),
    DATABASE_URL: optionalUrl(/^postgres(ql)?:/, 'must be a postgres:// address'),
    DATABASE_DIRECT_URL: optionalUrl(/^postgres(ql)?:/, 'must be a postgres:// address'),
    DATABASE_READ_URL: optionalUrl(/^postgres(ql)?:/, 'must be a postgres:// address'),
    DATABASE_PATIENCE_MS: z.coerce
      .number(timeoutHint)
      .int(timeoutHint)
      .min(100, timeoutHint)
      .max(10_000, timeoutHint)
      .optional(),
    ...aiVariables,
    ...paymentVariables,
    ...imageVariables,
    ...telemetryVariables,
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
      .refine(
        canParseProxies,
        'must be addresses or networks with commas between, such as "10.0.0.0/8, 192.0.2.7"',
      ),
    SMTP_URL: optionalSmtpUrl,
    MAIL_FROM: z
      .string()
      .trim()
      .regex(sender, 'must hold an address, such as Chefin <hello@menu.example>')
      .default('Chefin <chefin@localhost>'),
    CONTACT_EMAIL: z
      .string()
      .refine(
        (text) => canonicalEmail(text) !== undefined,
        'must be an address, such as hello@menu.example',
      )
      .optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    RETENTION_DAYS: z.coerce
      .number(retentionHint)
      .int(retentionHint)
      .min(1, retentionHint)
      .max(maxRetentionDays, retentionHint)
      .default(90),
  })
  .refine((env) => env.DATABASE_URL === undefined || env.APP_SECRET !== undefined, {
    path: ['APP_SECRET'],
    message: 'is required when DATABASE_URL is set; give at least 32 random characters',
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'goes with a pooler in DATABASE_URL; without one, give this address as DATABASE_URL',
  })
  .refine((env) => env.DATABASE_READ_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_READ_URL'],
    message: 'names a replica of DATABASE_URL, which is missing',
  })

/** The settings of a process, parsed once at boot. */
export interface Env {
  readonly port: number
  readonly host: string
  /** The public URL without a trailing slash; undefined for http://localhost:PORT. */
  readonly appUrl: string | undefined
  /** Set by the operator; undefined if it is generated and stored in the data folder. */
  readonly appSecret: string | undefined
  /** Absolute path of the data folder. */
  readonly dataFolder: string
  /**
   * Whether to add a sample restaurant; undefined to add it only if this machine alone can reach
   * Chefin.
   */
  readonly showsSample: boolean | undefined
  /** Whether the pages under /local are open to every client. */
  readonly opensLocalPages: boolean
  /** An external Postgres; undefined for the embedded one. */
  readonly databaseUrl: string | undefined
  /**
   * A direct connection to the same database if `databaseUrl` is a pooler; undefined without one.
   */
  readonly databaseDirectUrl: string | undefined
  /** A streaming replica of the same database. */
  readonly databaseReadUrl: string | undefined
  /**
   * How long the database may take to connect or to answer before it counts as unavailable;
   * undefined for 900 ms.
   */
  readonly databaseTimeoutMs: number | undefined
  readonly ai: AiSettings
  readonly payments: PaymentSettings
  /** The bucket for pictures; undefined to store them in the data folder. */
  readonly imageBucket: BucketSettings | undefined
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** The mail server; undefined to store emails in the outbox of the data folder. */
  readonly smtpUrl: string | undefined
  /** The sender of emails: an address, with or without a name. */
  readonly mailFrom: string
  /** The contact address on the public pages; undefined for none. */
  readonly contactEmail: string | undefined
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL']
  /** How long guests' messages are stored, in days. */
  readonly retentionDays: number
  readonly telemetry: TelemetrySettings
}

/**
 * Parses the environment.
 * @throws {StartupError} naming the first invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(nonEmpty)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartupError(`${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? ''}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: env.APP_URL?.replace(/\/+$/, ''),
    appSecret: env.APP_SECRET,
    dataFolder: resolve(env.CHEFIN_DATA),
    showsSample: env.CHEFIN_SAMPLE,
    opensLocalPages: env.CHEFIN_LOCAL_PAGES,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databaseTimeoutMs: env.DATABASE_PATIENCE_MS,
    ai: readAiSettings(env),
    payments: readPaymentSettings(env),
    imageBucket: readImageSettings(env),
    trustedProxies: env.TRUSTED_PROXIES,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    logLevel: env.LOG_LEVEL,
    retentionDays: env.RETENTION_DAYS,
    telemetry: readTelemetrySettings(env, { port: env.PORT }),
  }
}
