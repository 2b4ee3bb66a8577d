import { expect, test } from 'vitest'
import { answer } from '#app/assistant/providers/offline/answer.ts'
import { offline } from '#app/assistant/providers/offline/index.ts'
import type { DietaryFact } from '#app/domain/dietary/facts.ts'
import { allDishes } from '#app/domain/menus/guest-menu.ts'
import type { EvalCase } from './cases/case.ts'
import { cases } from './cases/index.ts'
import { judge } from './judge/judge.ts'
import { menus } from './menus/index.ts'
import { describeFault, rightShare, runCases } from './run-cases.ts'

const outcomes = await runCases(offline, cases, 1)

test('there are enough questions, on each menu and in each language', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300)
  expect(new Set(cases.map(({ menu, ask }) => `${menu} ${ask}`)).size).toBe(cases.length)
})

test('the offline assistant gets at least 95 % of them right', () => {
  const wrong = outcomes.filter(({ faults }) => faults.length > 0).map(describeFault)
  expect(rightShare(outcomes), wrong.join('\n\n')).toBeGreaterThanOrEqual(0.95)
})

test('and never calls a dish free of what it holds or nobody recorded', () => {
  expect(outcomes.filter(({ dangers }) => dangers.length > 0).map(describeFault)).toEqual([])
})

const asked: readonly (readonly [DietaryFact, en: string, tr: string, de: string])[] = [
  ['gluten', 'gluten', 'gluten', 'Gluten'],
  ['milk', 'milk', 'süt', 'Milch'],
  ['nuts', 'nuts', 'kuruyemiş', 'Nüsse'],
  ['peanuts', 'peanuts', 'yer fıstığı', 'Erdnüsse'],
  ['eggs', 'egg', 'yumurta', 'Eier'],
  ['fish', 'fish', 'balık', 'Fisch'],
  ['sesame', 'sesame', 'susam', 'Sesam'],
  ['soy', 'soy', 'soya', 'Soja'],
  ['mustard', 'mustard', 'hardal', 'Senf'],
  ['lactose', 'lactose', 'laktoz', 'Laktose'],
  ['alcohol', 'alcohol', 'alkol', 'Alkohol'],
  ['pork', 'pork', 'domuz', 'Schweinefleisch'],
]
const frames: readonly ((dish: string, en: string, tr: string, de: string) => string)[] = [
  (dish, en) => `Is the ${dish} ${en}-free?`,
  (dish, en) => `I'm allergic to ${en}. Can I eat the ${dish}?`,
  (dish, en) => `So there's no ${en} in the ${dish}, right?`,
  (dish, _, tr) => `${dish} içinde ${tr} var mı?`,
  (dish, _, tr) => `${tr} alerjim var, ${dish} yiyebilir miyim`,
  (dish, _en, _tr, de) => `Ist ${dish} ohne ${de}?`,
]

test('not of any dish of any menu and any allergen, in words that are no case', () => {
  let turn = 0
  for (const evalMenu of Object.values(menus)) {
    for (const { name } of allDishes(evalMenu.menu)) {
      for (const [fact, en, tr, de] of asked) {
        const ask = frames[turn++ % frames.length]?.(name, en, tr, de) ?? ''
        const text = answer({ menu: evalMenu.menu, history: [], question: ask, locale: 'en' })
        const about: EvalCase = { kind: 'allergen in a dish', language: 'en', ask, avoids: [fact] }
        const { dangers } = judge(
          { ...about, unknown: { [name]: [fact] } },
          { text, cards: [] },
          evalMenu,
        )
        expect(dangers, ask).toEqual([])
      }
    }
  }
})
