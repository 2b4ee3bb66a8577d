import { openAuth } from '#app/auth/index.server.ts'
import { hashPassword } from '#app/auth/passwords.ts'
import { publishReplies } from '#app/assistant/reply/remote/publish-replies.ts'
import { receiveReplies } from '#app/assistant/reply/remote/reply-subscription.ts'
import { createTranslator } from '#app/assistant/translator/create-translator.server.ts'
import { createPlanner } from '#app/assistant/planners/create-planner.server.ts'
import { allRepliesFinished } from '#app/assistant/reply/running-replies.ts'
import { closeDatabase, connectWithRetries, openDatabase } from '#app/db/client.ts'
import { closeReplica, openReplica } from '#app/db/replica.ts'
import { demoOwner } from '#app/db/demo/owner.ts'
import { demoRestaurants } from '#app/db/demo/restaurants.ts'
import { seedDemoData } from '#app/db/demo/seed-demo-data.ts'
import { countInstances } from '#app/db/instances.ts'
import { closeListener, openListener } from '#app/db/listener.ts'
import { stopFollowing } from '#app/domain/sold-out/follow-sold-out.ts'
import { onBehalfOf } from '#app/domain/actor.ts'
import { findLogin } from '#app/domain/accounts/find-login.ts'
import { closeSampleAccount } from '#app/domain/accounts/sample-account.ts'
import type { Env } from '#app/config/env.server.ts'
import type { DataHandling, Sample } from '#app/middleware/settings.ts'
import { openImages, putImage } from '#app/services/images/index.server.ts'
import { openLimits } from '#app/services/limits/index.server.ts'
import { startSyncingCounts } from '#app/services/limits/in-memory-limits.ts'
import { startMailDelivery } from '#app/services/mail/delivery.ts'
import { initMail } from '#app/services/mail/index.server.ts'
import { closePayments, localStripe, openPayments } from '#app/services/payments/index.server.ts'
import { startOverageAlerts } from '#app/services/payments/overage-alerts.ts'
import { startUsageReports } from '#app/services/payments/usage-reports.ts'
import { startWebhooks } from '#app/services/webhooks/delivery.ts'
import { openTelemetry } from '#app/services/telemetry/index.server.ts'
import { createApp, type AppRoutes } from './app.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { locales, type Locale } from '#app/i18n/locales.ts'
import { addressReader } from '#app/http/client-address.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startApplyingPrices } from './scheduled-prices.ts'
import { startTranslating } from './translations.ts'
import { openPageCache } from './page-cache/index.ts'
import { isLocalOnly, localWarnings, openLocalPages } from '#app/handlers/local-pages.ts'
import { createLog, type Logger } from '#app/http/log.ts'

/** The configuration of the process. */
export interface Runtime {
  readonly env: Env
  readonly appUrl: string
  /** Chefin's address on this machine, without a trailing slash. */
  readonly localUrl: string
  /** Uses the app's login, which `prepareDatabase` created. */
  readonly databaseUrl: string
  /** Like `databaseUrl`, but bypasses the pooler, if any. */
  readonly directUrl: string
  /** A streaming replica, with the app's login. */
  readonly readUrl: string | undefined
  readonly appSecret: string
  readonly guestFirstTouch: string
  readonly guestScript: string
  readonly guestStyle: string
  readonly dishScript: string
  readonly receiptScript: string
  readonly landingScript: string
  readonly log: Logger
  readonly routes: AppRoutes
}

function dataHandlingOf(env: Env): DataHandling {
  return {
    retentionDays: env.retentionDays,
    aiProvider: env.ai.provider,
    hasMailServer: env.smtpUrl !== undefined,
    hasImageBucket: env.imageBucket !== undefined,
    hasStripe: localStripe() === undefined,
    contact: env.contactEmail,
  }
}

/** Seeds the sample restaurants if configured, and returns how to treat them. */
async function openSample(env: Env, isLocal: boolean): Promise<Sample> {
  const isWanted = env.showsSample ?? isLocal
  const ownerId = await seedDemoData(isWanted ? { putImage, hashPassword } : undefined)
  const isShown = isWanted && ownerId !== undefined
  return { ownerId, isShown, isPublic: !isLocal, paths: await findSamplePaths(ownerId) }
}

/**
 * Finds the sample to show in each language. Databases of an earlier version have a Turkish one
 * only.
 */
async function findSamplePaths(ownerId: string | undefined): Promise<Sample['paths']> {
  const samples =
    ownerId === undefined ? [] : await listRestaurants(onBehalfOf(ownerId, 'the sample is linked'))
  const slugs = samples.flatMap(({ slug, isActive }) => (slug && isActive ? [slug] : []))
  const pathFor = (locale: Locale) => {
    const sampleSlug = demoRestaurants.find((sample) => sample.locale === locale)?.restaurant.slug
    const slug = slugs.find((candidate) => candidate === sampleSlug) ?? slugs[0]
    return slug === undefined ? [] : [[locale, `/${slug}`] as const]
  }
  return Object.fromEntries(locales.flatMap(pathFor))
}

/** Closes the sample account, whose password is public, unless only this machine reaches Chefin. */
async function openDemoLogin(isLocal: boolean): Promise<'open' | 'closed' | 'none'> {
  if (!isLocal) return (await closeSampleAccount()) ? 'closed' : 'none'
  return (await findLogin(demoOwner.email)) ? 'open' : 'none'
}

export type Chefin = Awaited<ReturnType<typeof openChefin>>

/**
 * Opens the services and the app on a migrated database.
 * @throws if the database or a service can't be reached
 */
export async function openChefin({
  env,
  databaseUrl,
  directUrl,
  readUrl,
  localUrl,
  appSecret,
  routes,
  ...runtime
}: Runtime) {
  const telemetry = await openTelemetry(env.telemetry, (reason) =>
    runtime.log.warn({ reason }, 'the collector rejects traces; after a while they are lost'),
  )
  const log = telemetry.stamp ? createLog(env.logLevel, telemetry.stamp) : runtime.log
  const settings = { ...runtime, log }
  const { appUrl } = settings
  const onIdleError = (error: Error) => log.warn({ error }, 'an idle database connection broke')
  const timeouts = env.databaseTimeoutMs === undefined ? {} : { timeoutMs: env.databaseTimeoutMs }
  openDatabase(databaseUrl, onIdleError, { isPooled: databaseUrl !== directUrl, ...timeouts })
  if (readUrl !== undefined) {
    const onReplicaError = (error: Error) =>
      log.warn({ error }, 'a read from DATABASE_READ_URL failed; the primary answers')
    openReplica(readUrl, onReplicaError, timeouts)
  }
  await connectWithRetries()
  publishReplies((error) =>
    log.warn({ error }, 'a reply could not be streamed to another instance'),
  )
  receiveReplies()
  await openImages({ dataFolder: env.dataFolder, bucket: env.imageBucket })
  openLimits(appSecret)
  const isLocal = isLocalOnly(env, appUrl)
  openAuth({ appUrl, appSecret, log, allowsSampleLogin: isLocal })
  await initMail(env)
  await openPayments({
    settings: env.payments,
    appUrl,
    webhookUrl: `${localUrl}/api/stripe-webhook`,
    dataFolder: env.dataFolder,
    onError: (error) => log.error({ error }, 'the local Stripe failed'),
  })
  const localPages = openLocalPages(env, appUrl)
  for (const warning of localWarnings(localPages, env)) log.warn(warning)
  const sample = await openSample(env, isLocal)
  const demoLogin = await openDemoLogin(isLocal)
  const mailDelivery = startMailDelivery({ log })
  const usageReports = startUsageReports(log)
  const overageAlerts = startOverageAlerts(appUrl, log)
  const webhooks = startWebhooks(appUrl, { appSecret, isLocal }, log)
  const counts = startSyncingCounts((error) => log.error({ error }, 'counts were not shared'))
  const scheduledPrices = await startApplyingPrices(log)
  const housekeeping = startHousekeeping(log, env.retentionDays)
  const assistant = await createPlanner(env.ai, (state) =>
    log.warn({ provider: env.ai.provider, state }, 'the circuit of the AI provider changed'),
  )
  const translator = await createTranslator(env.ai)
  const translations = translator && startTranslating(translator, log)
  const app = createApp(
    {
      ...settings,
      ...localPages,
      sample,
      assistant,
      translations,
      dataHandling: dataHandlingOf(env),
    },
    addressReader(env.trustedProxies),
    routes,
  )
  const answerFromCache = openPageCache({ app, appUrl, log })
  // After all caches have subscribed: they miss notifications from before their subscription.
  await openListener({
    url: directUrl,
    onError: (error) => log.warn({ error }, 'the listener connection broke'),
  })
  if (!env.imageBucket && (await countInstances()) > 1) {
    log.warn(
      'another Chefin process uses this database: each shows only the pictures in its own data folder; set S3_BUCKET, or let both share the folder',
    )
  }
  return {
    fetch: app.fetch,
    answerFromCache,
    ...localPages,
    demoLogin,
    samplePaths: sample.isShown ? [...new Set(Object.values(sample.paths))] : [],
    /** Metrics in Prometheus's text format; undefined if metrics are disabled. */
    readMetrics: telemetry.readMetrics,
    /** Resolves once every running reply is stored. */
    allRepliesFinished,
    /** Ends the streams of open guest pages, which connect again to another process. */
    endStreams: stopFollowing,
    close: async () => {
      await translations?.stop()
      await scheduledPrices.stop()
      await housekeeping.stop()
      await overageAlerts.stop()
      await webhooks.stop()
      await mailDelivery.stop()
      await usageReports.stop()
      await closePayments()
      await counts.stop()
      closeListener()
      await closeReplica()
      await closeDatabase()
      await telemetry.stop()
    },
  }
}
