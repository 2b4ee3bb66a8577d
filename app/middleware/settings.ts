import { createContext } from 'react-router'
import type { Planner } from '#app/assistant/planners/planner.ts'
import type { AiSettings } from '#app/config/ai-settings.server.ts'
import type { Logger } from '#app/http/log.ts'
import type { Outbox } from '#app/services/outbox.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Settings of this process that every request can read. */
export interface Settings {
  /** The public address, without a trailing slash. */
  readonly appUrl: string
  readonly assistant: Planner
  /** Translates menus with a model; undefined if none is configured that can. */
  readonly translations: Pick<Outbox, 'wake'> | undefined
  readonly log: Logger
  /** The source of the guest page's inline script. */
  readonly guestFirstTouch: string
  /** Path of the guest page's script, as the build named it. */
  readonly guestScript: string
  /** Path of the style that the guest page loads later. */
  readonly guestStyle: string
  /** Path of the script of a dish's own page. */
  readonly dishScript: string
  /** Path of the script of the page that shows a receipt. */
  readonly receiptScript: string
  /** Path of the landing page's script. */
  readonly landingScript: string
  /** Whether /local/mail shows the emails of the local outbox. */
  readonly hasMailbox: boolean
  /** Whether /local/stripe simulates payments. */
  readonly hasLocalStripe: boolean
  /** Whether /local/gallery shows every component. */
  readonly hasGallery: boolean
  /** Whether plans can be bought, from Stripe or the local simulator. */
  readonly hasPayments: boolean
  /** Whether the pages under /local are open to other machines. */
  readonly opensLocalPages: boolean
  readonly sample: Sample
  readonly dataHandling: DataHandling
}

/** How this process treats the sample restaurants. */
export interface Sample {
  /** The sample restaurants' owner; undefined if they were never created. */
  readonly ownerId: string | undefined
  /** Whether guests can open them, and pages link to them. */
  readonly isShown: boolean
  /** The path of the sample to show to readers of each language. */
  readonly paths: Readonly<Partial<Record<Locale, string>>>
  /** Whether other machines can reach them: then they aren't in the sitemap and use no AI model. */
  readonly isPublic: boolean
}

/** How this installation handles personal data, for the privacy page. */
export interface DataHandling {
  /** How long the text of guests' conversations is stored, in days. */
  readonly retentionDays: number
  /** The planner that answers guests: `offline`, or a kind of AI service. */
  readonly aiProvider: AiSettings['provider']
  /** Whether emails are sent by a mail server, rather than stored in the outbox. */
  readonly hasMailServer: boolean
  /** Whether pictures are in a bucket, rather than in the data folder. */
  readonly hasImageBucket: boolean
  /** Whether payments go through Stripe, rather than the local simulator. */
  readonly hasStripe: boolean
  /** The operator's contact address, if configured. */
  readonly contact: string | undefined
}

export const settingsContext = createContext<Settings>()
