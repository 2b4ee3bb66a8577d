import { expect, test } from 'vitest'
import type { ComposedReply } from '#app/assistant/reply/compose-reply.ts'
import { createPlanner } from '#app/assistant/planners/create-planner.server.ts'
import { readEnv } from '#app/config/env.server.ts'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import { askInTurn } from './ask-in-turn.ts'
import type { EvalCase } from './cases/eval-case.ts'
import { judgeCase } from './judge-case.ts'
import { demo } from './menus/demo.ts'

const planner = await createPlanner(readEnv().ai, () => undefined)
const greeting = await askInTurn(planner, ['Hello'], demo.menu)

function dangersOf(
  dish: GuestDish,
  note: string | undefined,
  expected: Pick<EvalCase, 'avoids' | 'avoidsFoods'>,
) {
  const row = { id: dish.id, name: dish.name, price: '', image_url: null, ...(note && { note }) }
  const reply: ComposedReply = {
    ...greeting,
    blocks: [{ kind: 'dishes', group: 'fits', lead: '', text: dish.name, rows: [row] }],
  }
  const menu = { ...demo.menu, categories: [{ id: 'c', name: 'c', dishes: [dish], sections: [] }] }
  const evalCase: EvalCase = { kind: 'vegetarian', language: 'en', question: '', ...expected }
  return judgeCase(evalCase, reply, menu).dangers
}

test('a dish that is free of something only with an option is offered with that option', () => {
  const salad = aDish('Salad', {
    ingredients: ['tomato', 'walnut'],
    optionGroups: [
      aGroup('Nuts', [anOption('Classic'), anOption('Without', { removes: ['nuts'] })]),
    ],
  })
  expect(dangersOf(salad, 'if you choose “Nuts: Without”', { avoids: ['nuts'] })).toEqual([])
  expect(dangersOf(salad, 'if you choose “Nuts: Classic”', { avoids: ['nuts'] })).toHaveLength(1)
  expect(dangersOf(salad, undefined, { avoids: ['nuts'] })).toHaveLength(1)
})

test('whoever wants no cheese is offered no milk, but a vegan dish', () => {
  const wings = aDish('Wings', { ingredients: ['cauliflower', 'oat milk'], tags: ['vegan'] })
  const soup = aDish('Soup', { ingredients: ['pumpkin', 'cream'] })
  const cheese = { avoidsFoods: ['cheese'] }
  expect(dangersOf(wings, undefined, cheese)).toEqual([])
  expect(dangersOf(soup, undefined, cheese)).toHaveLength(1)
  expect(dangersOf(aDish('Plate'), undefined, cheese)).toHaveLength(1)
})
