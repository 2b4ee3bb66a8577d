import { createContext } from 'react-router'
import type { AssistantProvider } from '#app/assistant/port.ts'
import type { Logger } from '#app/http/log.ts'

/** What every request may know of the process that answers it. */
export interface Settings {
  /** The public address, without a trailing slash. */
  readonly appUrl: string
  readonly appSecret: string
  readonly assistant: AssistantProvider
  readonly log: Logger
  /** Address of the guest page's script, as the build named it. */
  readonly guestScript: string
  /** Whether /local/mail shows the mail that stayed here. */
  readonly hasMailbox: boolean
  /** Whether /local/stripe takes payments with nothing. */
  readonly hasLocalStripe: boolean
  /** Whether anything can be bought: at Stripe, or at the local one. */
  readonly hasPayments: boolean
}

export const settingsContext = createContext<Settings>()
