import { expect, test } from 'vitest'
import { menuLanguages } from '#app/domain/guest-menu/menu-language.ts'
import { demoRestaurants } from '#app/db/demo/restaurants.ts'
import { readTranslationFiles } from '#app/db/demo/seed-translations.ts'
import type { DemoRestaurant } from '#app/db/demo/demo-restaurant.ts'

const dishesOf = ({ categories }: DemoRestaurant) =>
  categories.flatMap(({ dishes, sections }) => [
    ...dishes,
    ...sections.flatMap((section) => section.dishes),
  ])

test.each(demoRestaurants)(
  '$restaurant.name is translated whole into every language',
  async (sample) => {
    const files = await readTranslationFiles(sample)
    expect(files.map(({ language }) => language).toSorted()).toEqual(
      menuLanguages.filter((language) => language !== sample.locale).toSorted(),
    )
    const dishes = dishesOf(sample)
    const options = dishes.flatMap(({ optionGroups = [] }) =>
      optionGroups.flatMap((group) => group.options),
    )
    const words = new Set([
      ...dishes.flatMap(({ ingredients, tags }) => [...ingredients, ...tags]),
      ...options.flatMap(({ ingredients }) => ingredients),
    ])
    for (const { file } of files) {
      expect(Object.keys(file.dishes).toSorted()).toEqual(dishes.map(({ name }) => name).toSorted())
      for (const { name, aiInstructions } of dishes) {
        const { note = '' } = file.dishes[name] ?? {}
        expect(note !== '', name).toBe(aiInstructions !== '')
        expect(note, name).not.toBe(aiInstructions)
      }
      expect(Object.keys(file.words).toSorted()).toEqual([...words].toSorted())
      expect(Object.keys(file.house)).toEqual(Object.keys(sample.house))
      expect(file.house['wifi']).toContain(sample.visit.wifiKey)
    }
  },
)
