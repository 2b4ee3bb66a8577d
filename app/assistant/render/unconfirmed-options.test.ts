import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish, GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import type { Part } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import { fact, section, vegan } from './renderer.fixture.ts'
import { createRenderer } from './renderer.ts'

const optional = { min: 0, max: 1 }

async function say(dish: GuestDish, part: Part, avoided: readonly DietaryTarget[] = []) {
  const menu: GuestMenu = {
    restaurant: { id: 'r', name: 'Nar', location: '', logoUrl: null, aiInstructions: '' },
    menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
    categories: [section('Mains', [dish])],
    uncategorised: [],
  }
  const renderer = createRenderer({ menu, language: 'en', seed: '1', now: 0 })
  const { blocks } = await renderer.part(part, avoided)
  return blocks.map(({ text }) => text).join('\n')
}

const garlic = { kind: 'food', concept: 'garlic', isAllergy: true } as const

test('a dish free of something isn’t confirmed with options that nobody has marked so', async () => {
  const salad = aDish('Salad', {
    ingredients: ['lettuce'],
    tags: ['gluten-free'],
    optionGroups: [aGroup('Dressing', [anOption('House dressing')], optional)],
  })
  const part = { do: 'free_of', dishes: [salad.id], of: [fact('gluten')] } as const
  expect(await say(salad, part)).toContain('“House dressing”) isn’t confirmed as gluten-free')
})

test('an offered choice says which of the guest’s avoidances nobody has confirmed', async () => {
  const feta = anOption('Feta', { ingredients: ['feta'] })
  const salad = aDish('Salad', {
    ingredients: ['lettuce'],
    tags: ['vegan'],
    optionGroups: [aGroup('On top', [feta], optional)],
  })
  const part = { do: 'request', dishes: [salad.id], options: [feta.id], change: [] } as const
  expect(await say(salad, part, [vegan])).toContain('“On top: Feta”) isn’t confirmed as vegan')
})

test('a choice is offered only if it suits everything that the guest avoids', async () => {
  const pizza = aDish('Pizza', {
    ingredients: ['wheat flour'],
    optionGroups: [aGroup('Base', [anOption('Rice base', { removes: ['gluten'] })], optional)],
  })
  const part = { do: 'free_of', dishes: [pizza.id], of: [fact('gluten')] } as const
  expect(await say(pizza, part)).toContain('If you choose “Rice base”')
  expect(await say(pizza, part, [fact('milk')])).not.toContain('If you choose')
})

test('a food in a choice that must be made is named', async () => {
  const pasta = aDish('Pasta', {
    ingredients: ['pasta', 'tomato'],
    optionGroups: [aGroup('Sauce', [anOption('Garlic sauce'), anOption('Tomato sauce')])],
  })
  const part = { do: 'has', dishes: [pasta.id], of: [garlic] } as const
  expect(await say(pasta, part)).toMatch(/may contain garlic/i)
  const price = { do: 'tell', dishes: [pasta.id], of: ['price'] } as const
  expect(await say(pasta, price, [garlic])).toMatch(/may contain garlic/i)
})

test('a list names only the diets that the choice is confirmed for', async () => {
  const pizza = aDish('Pizza', {
    ingredients: ['wheat flour'],
    tags: ['vegan', 'vegetarian'],
    optionGroups: [
      aGroup('Base', [anOption('Cheese base', { removes: ['gluten'], free: ['vegetarian'] })], {
        min: 0,
      }),
    ],
  })
  const query = { clauses: [{ op: 'suits_any' as const, of: ['vegetarian', 'vegan'] as const }] }
  const text = await say(pizza, { do: 'list', groups: ['fits'], query }, [fact('gluten')])
  expect(text).toContain('“Cheese base” · marked as vegetarian')
  expect(text).not.toContain('marked as vegetarian and vegan')
})
