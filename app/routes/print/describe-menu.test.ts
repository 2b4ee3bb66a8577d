import { expect, test } from 'vitest'
import { aDish } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import { takeSnapshot } from '#app/domain/print/snapshot.ts'
import { originalTexts } from '#app/domain/translations/menu-texts.ts'
import { describeMenu } from './describe-menu.server.ts'

test('others get turns while a menu with many options is described', async () => {
  const options = (group: number) =>
    Array.from({ length: 20 }, (_, n) =>
      anOption(`Extra ${group} ${n}`, { ingredients: ['tahini'] }),
    )
  const optionGroups = Array.from({ length: 10 }, (_, group) => aGroup(`${group}`, options(group)))
  const dishes = Array.from({ length: 30 }, (_, n) => aDish(`Dish ${n}`, { optionGroups }))
  let turns = 0
  let hasFinished = false
  const count = () => {
    turns++
    if (!hasFinished) setImmediate(count)
  }
  setImmediate(count)
  const menu = {
    restaurant: { id: 'r', name: 'Lale', location: '', logoUrl: null, aiInstructions: '' },
    menu: { id: 'm', currency: 'TRY', aiContext: '', aiInstructions: '' },
    categories: [],
    uncategorised: dishes,
  }
  const { menus, legend } = await describeMenu({
    menu,
    ...(await takeSnapshot(menu, originalTexts(null, 'en'))),
    code: 'EN-K7M2-9QXD',
    locale: 'en',
    url: 'https://menu.example/lale',
    accent: '',
    printedAt: 0,
  })
  hasFinished = true
  expect(menus[0]?.categories[0]?.[0]?.dishes).toHaveLength(30)
  expect(legend.map(({ name }) => name)).toContain('sesame')
  expect(turns).toBeGreaterThan(10)
})
