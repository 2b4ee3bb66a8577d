import { expect, test } from 'vitest'
import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import { category, dish, guestMenu } from '#app/assistant/planners/offline/menu.fixture.ts'
import { wireName } from '#app/assistant/plan/write-part.ts'
import { statedFacts } from '#app/domain/guest-menu/statements.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { guestLocales } from '#app/i18n/locales.ts'
import { isDiet } from './filter-code.ts'

const menu = guestMenu([category('Soups', [dish('Lentil Soup', 600, 'lentils')])])

/** What the assistant leaves out because people who name the one usually mean both. */
const companions: Partial<Record<string, string>> = { nuts: 'peanuts', crustaceans: 'molluscs' }

test.each(guestLocales.flatMap((locale) => statedFacts.map((fact) => [locale, fact] as const)))(
  'in %s, the assistant understands what the filter says about %s',
  (locale, fact) => {
    const translate = guestTranslator(locale)
    const names = translate(`fact_${fact}`)
    const sentence = translate(isDiet(fact) ? 'sayDiet' : 'sayAvoided', { names })
    const { avoided } = readConversation(`${sentence} pizza?`, [], menu, locale)
    const companion = companions[fact]
    expect(avoided.map(wireName)).toEqual([fact, ...(companion ? [companion] : [])])
  },
)
