import en from './messages/en/landing.json' with { type: 'json' }
import tr from './messages/tr/landing.json' with { type: 'json' }
import { namespace } from './namespace.ts'

export type LandingKey = keyof typeof en

/** The words of the landing page. */
export const landingTranslator = namespace(en, tr)
