import type { GuestDish, GuestMenu, GuestSection } from '#app/domain/guest-menu/guest-menu.ts'
import type { DishOption } from '#app/domain/guest-menu/option-group.ts'
import { demo } from '../menus/demo.ts'
import { readUnseenMenu } from '../acceptance/read-unseen.ts'
import { findFaults } from './oracle.ts'
import { seededRandom } from '../seeded-random.ts'
import { generateTurns } from './random-plans.ts'
import { replyToPlans } from './reply-to-plans.ts'

interface HostileRun {
  readonly plans: number
  /** Each starts with the seed that reproduces it. */
  readonly faults: readonly string[]
}

const readMenus = (): GuestMenu[] => [
  demo.menu,
  ...['a', 'b', 'e'].map((name) => readUnseenMenu(name).menu),
  withSizes(demo.menu),
  withSizes(readUnseenMenu('a').menu),
  withOptions(demo.menu),
  withOptions(readUnseenMenu('b').menu),
]

/** Gives most dishes several sizes, some without a price or calories. */
function withSizes(menu: GuestMenu): GuestMenu {
  let count = 0
  return changeDishes(menu, (dish) => {
    count++
    const [first] = dish.sizes
    const price = first.priceMinor ?? 5_000
    const others = ['Yarim', 'Groot', 'Litre'].slice(0, count % 4).map((name, index) => ({
      id: `${dish.id}/${name}`,
      name,
      priceMinor: (count + index) % 5 === 0 ? null : Math.round(price * (0.6 + 0.55 * index)) + 7,
      calories: (count + index) % 3 === 0 ? null : 101 + 13 * index + count,
    }))
    return others.length === 0
      ? dish
      : { ...dish, sizes: [{ ...first, name: 'Normaal' }, ...others] }
  })
}

const statementsOf = (state: 'free' | 'removes', facts: string): DishOption['stated'] =>
  Object.fromEntries(
    facts.split(' ').map((fact) => [fact, { state, confirmedAt: '2026-01-01T00:00:00.000Z' }]),
  )

/**
 * Gives most dishes options. Some of them have to be chosen; the owner confirms some of them, in some
 * dishes fewer than in others.
 */
function withOptions(menu: GuestMenu): GuestMenu {
  let count = 0
  return changeDishes(menu, (dish) => {
    count++
    const option = (
      name: string,
      ingredients: readonly string[],
      statements: DishOption['stated'],
    ): DishOption => ({
      id: `${dish.id}/${name}`,
      name,
      extraMinor: (count % 4) * 150,
      ingredients,
      stated: statements,
    })
    const base = {
      id: `${dish.id}/Bodem`,
      name: 'Bodem',
      min: 1,
      max: 1,
      options: [
        option('Klassiek', ['wheat flour'], statementsOf('free', 'milk nuts')),
        option('Rijst', [], {
          ...statementsOf('free', 'milk nuts peanuts vegan'),
          ...statementsOf('removes', 'gluten'),
        }),
        ...(count % 2 === 0 ? [option('Speciaal', [], {})] : []),
      ],
    }
    const extras = {
      id: `${dish.id}/Erbij`,
      name: 'Erbij',
      min: 0,
      max: 2,
      options: [
        option('Extra parmesan', ['parmesan'], {}),
        option('Zonder', [], {
          ...statementsOf('removes', count % 7 === 0 ? 'milk' : 'nuts milk vegan'),
          ...statementsOf('free', 'gluten'),
        }),
      ],
    }
    const groups = [[], [base], [extras], [base, extras]][count % 4] ?? []
    return groups.length > 0 ? { ...dish, optionGroups: groups } : dish
  })
}

function changeDishes(menu: GuestMenu, change: (dish: GuestDish) => GuestDish): GuestMenu {
  const inSection = <Section extends GuestSection>(section: Section): Section => ({
    ...section,
    dishes: section.dishes.map(change),
  })
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...inSection(category),
      sections: category.sections.map(inSection),
    })),
  }
}

/** Replies to random plans, one seed after another, until there are at least `count`. */
export async function replyToRandomPlans(count: number, firstSeed = 1): Promise<HostileRun> {
  const menus = readMenus()
  const faults: string[] = []
  let plans = 0
  for (let seed = firstSeed; plans < count; seed++) {
    const menu = menus[seed % menus.length]
    if (!menu) throw new Error('No menu')
    const replies = await replyToPlans(generateTurns(seededRandom(seed)), menu)
    plans += replies.length
    faults.push(
      ...replies.flatMap((reply) =>
        findFaults(reply, menu).map((fault) => `seed ${seed}, ${menu.restaurant.name}: ${fault}`),
      ),
    )
  }
  return { plans, faults }
}

const defaultCount = 100_000
const maxPrinted = 40

/**
 * Runs random plans. Prints the plans per second and what the replies say against the records.
 * @param options the number of plans and the first seed
 * @returns whether there were no faults
 */
export async function runHostile(
  [count = defaultCount, firstSeed = 1]: readonly (string | number)[],
  print: (text: string) => void,
): Promise<boolean> {
  const startedAt = performance.now()
  const { plans, faults } = await replyToRandomPlans(Number(count), Number(firstSeed))
  const seconds = (performance.now() - startedAt) / 1_000
  for (const fault of faults.slice(0, maxPrinted)) print(fault)
  print(
    `Hostile planner: ${plans} plans, ${Math.round(plans / seconds)} a second, ${faults.length} faults\n`,
  )
  return faults.length === 0
}
