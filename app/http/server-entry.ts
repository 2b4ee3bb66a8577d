import { createProvider } from '#app/assistant/providers/index.server.ts'
import { allRepliesFinished } from '#app/assistant/running-replies.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { layDemoData } from '#app/db/demo/lay-demo-data.ts'
import type { Env } from '#app/config/env.server.ts'
import { openImages, putImage } from '#app/services/images/index.server.ts'
import { openMail } from '#app/services/mail/index.server.ts'
import { startMailDelivery } from '#app/services/mail/delivery.ts'
import { createApp } from './app.ts'
import { mailWarning } from './local-mailbox.ts'
import type { Logger } from './log.ts'

/** What the process needs to know before it can answer. */
export interface Runtime {
  readonly env: Env
  readonly appUrl: string
  /** Under the app's own login, as `prepareDatabase` made it. */
  readonly databaseUrl: string
  readonly appSecret: string
  readonly guestScript: string
  readonly log: Logger
}

/** Chefin, built: the one module that `server.ts` takes from the build. */
export async function openChefin({ env, databaseUrl, ...settings }: Runtime) {
  const { log } = settings
  openDatabase(databaseUrl, (error) => log.warn({ error }, 'an idle database connection broke'))
  openImages(env.dataFolder)
  await openMail(env)
  const warning = mailWarning(settings.appUrl)
  if (warning) log.warn(warning)
  await layDemoData(putImage)
  const mailDelivery = startMailDelivery({ log })
  const app = createApp({ ...settings, assistant: createProvider(env.aiProvider) })
  return {
    fetch: app.fetch,
    /** Resolves when every running reply is stored. */
    drained: allRepliesFinished,
    close: async () => {
      await mailDelivery.stop()
      await closeDatabase()
    },
  }
}
