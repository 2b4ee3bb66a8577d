import type { Sizes } from '#app/db/schema/size.ts'
import { aSize } from '#app/domain/guest-menu/guest-dish.fixture.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'

/**
 * Three sizes and two groups of options, with words that no other dish has.
 * @param mark in the names of options
 * @param priceMinor of the first size
 */
export function choicesOf(
  mark: string,
  priceMinor: number,
): Required<Pick<GuestDish, 'sizes' | 'optionGroups'>> {
  const sizes: Sizes = [
    aSize('Küçük', priceMinor, 310),
    aSize('Orta', priceMinor + 4_000, 520),
    aSize('Büyük', priceMinor + 9_000, 780),
  ]
  const bread = aGroup('Ekmek', [
    anOption(`Lavaş ${mark}`, { ingredients: ['buğday unu', 'su', 'tuz'] }),
    anOption(`Mısır lavaşı ${mark}`, {
      extraMinor: 1_500,
      ingredients: ['mısır unu', 'su', 'tuz'],
      free: ['sesame', 'nuts'],
      removes: ['gluten'],
    }),
  ])
  const side = aGroup(
    'Yanında',
    [
      anOption(`Cacık ${mark}`, { extraMinor: 3_000, ingredients: ['yoğurt', 'salatalık'] }),
      anOption(`Acılı ezme ${mark}`, { extraMinor: 2_500, ingredients: ['domates', 'ceviz'] }),
      anOption(`Bulgur pilavı ${mark}`, { extraMinor: 3_500, ingredients: ['bulgur', 'tereyağı'] }),
    ],
    { min: 0, max: 3 },
  )
  const [first, ...others] = sizes
  return {
    sizes: [withOwnIds(first), ...others.map(withOwnIds)],
    optionGroups: [bread, side].map((group) =>
      withOwnIds({ ...group, options: group.options.map(withOwnIds) }),
    ),
  }
}

const withOwnIds = <Item extends { readonly id: string }>(item: Item) => ({
  ...item,
  id: crypto.randomUUID(),
})
