import { createContext } from 'react-router'
import type { Planner } from '#app/assistant/planners/planner.ts'
import type { AiSettings } from '#app/config/ai-settings.server.ts'
import type { Logger } from '#app/http/log.ts'

/** What every request may know of the process that answers it. */
export interface Settings {
  /** The public address, without a trailing slash. */
  readonly appUrl: string
  readonly assistant: Planner
  readonly log: Logger
  /** The text of the script that stands in the guest page itself. */
  readonly guestFirstTouch: string
  /** Address of the guest page's script, as the build named it. */
  readonly guestScript: string
  /** Address of the landing page's script. */
  readonly landingScript: string
  /** Whether /local/mail shows the mail that stayed here. */
  readonly hasMailbox: boolean
  /** Whether /local/stripe takes payments with nothing. */
  readonly hasLocalStripe: boolean
  /** Whether anything can be bought: at Stripe, or at the local one. */
  readonly hasPayments: boolean
  /** Whether the pages under /local are open to others than this machine. */
  readonly opensLocalPages: boolean
  readonly sample: Sample
  readonly keeping: Keeping
}

/** What this process does with the sample restaurant. */
export interface Sample {
  /** Whose it is; undefined where there never was one. */
  readonly ownerId: string | undefined
  /** Whether guests find it, and pages link to it. */
  readonly isShown: boolean
  /** Whether strangers may reach it: then no search engine is told, and no model answers for it. */
  readonly isPublic: boolean
}

/** What this installation does with what it is told: the privacy page says it. */
export interface Keeping {
  /** For how long the words of guests' conversations are kept, in days. */
  readonly retentionDays: number
  /** Who answers guests: `offline`, or a kind of AI service. */
  readonly aiProvider: AiSettings['provider']
  /** Whether mail leaves by a mail server, rather than staying here. */
  readonly hasMailServer: boolean
  /** Whether pictures are in a bucket, rather than on this machine. */
  readonly hasImageBucket: boolean
  /** Whether Stripe takes the payments, rather than the local one. */
  readonly hasStripe: boolean
  /** Whom to write to about Chefin here, if the operator says so. */
  readonly contact: string | undefined
}

export const settingsContext = createContext<Settings>()
