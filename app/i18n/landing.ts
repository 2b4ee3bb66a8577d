import type en from './messages/en/landing.json'
import { namespace } from './namespace.ts'

export type LandingKey = keyof typeof en

/** Texts of the landing page. */
export const landingTranslator = namespace(
  import.meta.glob<typeof en>('./messages/*/landing.json', {
    eager: true,
    import: 'default',
  }),
)
