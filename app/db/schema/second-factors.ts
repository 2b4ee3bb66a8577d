import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { owners } from './owners.ts'
import { systemSeesAll } from './policies.ts'

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' })
const time = () => timestamp({ withTimezone: true, precision: 3 })

/** An account's authenticator app, the salt of its recovery codes, and what it requires of its logins. */
export const secondFactors = pgTable(
  'second_factors',
  {
    ownerId: ownerId().primaryKey(),
    /** Encrypted with APP_SECRET; null without an app. */
    appSecret: text(),
    appAddedAt: time(),
    /** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
    appStep: bigint({ mode: 'number' }),
    appUsedAt: time(),
    /** Of an app that is being set up: it counts once a code confirms it. */
    newAppSecret: text(),
    newAppAt: time(),
    recoverySalt: text(),
    /** Whether everyone who signs in to this restaurant business needs a second factor. */
    isRequired: boolean().notNull().default(false),
    createdAt,
  },
  () => [systemSeesAll('second_factors')],
)

/** Public keys of passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id,
    ownerId: ownerId(),
    /** Base64url, as the authenticator named it. */
    credentialId: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, as counted by the authenticator; 0 if it doesn't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator, such as `internal` or `usb`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt,
    usedAt: time(),
  },
  (table) => [
    unique('passkeys_credential').on(table.credentialId),
    index('passkeys_owner').on(table.ownerId),
    systemSeesAll('passkeys'),
  ],
)

/** Recovery codes that haven't been used. Using a code deletes its row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id,
    ownerId: ownerId(),
    /** scrypt, with the salt of `second_factors`. */
    codeHash: text().notNull(),
    createdAt,
  },
  (table) => [
    unique('recovery_codes_hash').on(table.ownerId, table.codeHash),
    systemSeesAll('recovery_codes'),
  ],
)

/** Logins with the correct password that wait for the second factor. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    id,
    ownerId: ownerId(),
    /** SHA-256 of the random token in the browser's cookie. */
    tokenHash: text().notNull().unique('pending_logins_token_hash'),
    /** SHA-256 of the browser's User-Agent. */
    browserHash: text().notNull(),
    /** The hash that the password was checked against: a new password voids the login. */
    passwordHash: text().notNull(),
    expiresAt: time().notNull(),
    createdAt,
  },
  (table) => [
    index('pending_logins_owner').on(table.ownerId),
    index('pending_logins_expiry').on(table.expiresAt),
    systemSeesAll('pending_logins'),
  ],
)

/** Challenges that passkeys have yet to sign. Using one deletes its row. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['register', 'confirm', 'second-factor', 'login'] }).notNull(),
    /** The session or pending login that it was issued to; for `login` the sign-in page, `''`. */
    subject: text().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    check(
      'passkey_challenges_purpose',
      sql`${table.purpose} in ('register', 'confirm', 'second-factor', 'login')`,
    ),
    systemSeesAll('passkey_challenges'),
  ],
)
