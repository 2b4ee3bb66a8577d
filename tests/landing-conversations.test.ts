import { describe, expect, test } from 'vitest'
import { offlinePlanner } from '#app/assistant/planners/offline-planner.ts'
import { demoLokanta } from '#app/db/demo/lokanta/restaurant.ts'
import { makePlans, trialDays } from '#app/domain/plans.ts'
import { landingTranslator } from '#app/i18n/landing.ts'
import { locales, type Locale } from '#app/i18n/locales.ts'
import {
  demoConversation,
  scenarios,
  type Exchange,
} from '#app/routes/landing/sample-conversations.ts'
import { askInTurn } from '../evals/ask-in-turn.ts'
import { demoMenu } from './fixtures/demo-menu.ts'

/** Asks the assistant a question about the sample menu. */
const ask = (question: string, locale: Locale) =>
  askInTurn(offlinePlanner, [question], demoMenu(), locale)

/**
 * Whether a text states a fact: a number as a price or calorie figure, other text literally.
 */
function states(text: string, fact: string | number): boolean {
  return typeof fact === 'number'
    ? new RegExp(`\\b${fact}([.,]00 ₺| kcal| Cal)`).test(text)
    : text.includes(fact)
}

/** Finds the facts that the page's answer or the assistant's answer doesn't state. */
async function findDifferences(
  { question, answer, facts }: Exchange,
  locale: Locale,
): Promise<string[]> {
  const translate = landingTranslator(locale)
  const { text: reply } = await ask(translate(question), locale)
  return facts.flatMap((fact) => {
    const isOnPage = states(translate(answer), fact[locale] ?? fact.recorded)
    return states(reply, fact.recorded) && isOnPage ? [] : [`${fact.recorded}: ${reply}`]
  })
}

describe.each(locales)('the landing page in %s agrees with the sample menu:', (locale) => {
  test.each(demoConversation)('the animated conversation: $question', async (exchange) => {
    expect(await findDifferences(exchange, locale)).toEqual([])
  })

  test.each(scenarios.flatMap(({ exchanges }) => exchanges))('$question', async (exchange) => {
    expect(await findDifferences(exchange, locale)).toEqual([])
  })

  test('the dish shown has the same picture', async () => {
    const { dishes } = await ask(landingTranslator(locale)('talk_picture_question'), locale)
    expect(dishes.map(({ image_url }) => image_url)).toEqual(['/images/imam.webp'])
  })

  test('every number in an answer is a fact', () => {
    const translate = landingTranslator(locale)
    for (const { answer, facts } of [
      ...demoConversation,
      ...scenarios.flatMap(({ exchanges }) => exchanges),
    ]) {
      const numbers = [...translate(answer).matchAll(/\d+(?=[.,]00| kcal| Cal)/g)].map(Number)
      const recorded = facts.map((fact) => fact.recorded)
      expect(recorded).toEqual(expect.arrayContaining(numbers))
    }
  })

  test('no answer calls a dish safe or free of something', () => {
    const translate = landingTranslator(locale)
    for (const { answer } of scenarios.flatMap(({ exchanges }) => exchanges)) {
      expect(translate(answer)).not.toMatch(/safe|free of|güvenli|içermez/i)
    }
  })
})

test('shows eight dishes, each on the sample menu with its picture', () => {
  const dishes = demoLokanta.categories.flatMap((category) => [
    ...category.dishes,
    ...category.sections.flatMap((section) => section.dishes),
  ])
  expect(scenarios).toHaveLength(8)
  for (const { dish, picture, exchanges } of scenarios) {
    const storedDish = dishes.find(({ name }) => name === dish)
    expect(storedDish).toMatchObject({ picture: `${picture}.webp`, isActive: true })
    const numbers = [(storedDish?.priceMinor ?? 0) / 100, storedDish?.calories]
    for (const { recorded } of exchanges.flatMap(({ facts }) => facts)) {
      if (typeof recorded === 'number') expect(numbers).toContain(recorded)
      else expect(JSON.stringify(storedDish)).toContain(recorded)
    }
  }
})

test('the advertised entry plan exists and is not sold yet, as the page says', () => {
  const prices = { priceId: 'price_0', overagePriceId: 'price_1' }
  const entry = makePlans({ starter: prices, basic: prices }).find(
    ({ price, currency }) => price === 2_900 && currency === 'USD',
  )
  expect(entry).toMatchObject({ isActive: false, trial_period_days: trialDays })
})
