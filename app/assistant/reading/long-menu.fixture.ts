import { aGroup, anOption } from '#app/domain/guest-menu/option-group.fixture.ts'
import { category, dish, guestMenu } from '../planners/offline/menu.fixture.ts'

const kinds = [
  'soup',
  'salad',
  'pizza',
  'pasta',
  'curry',
  'stew',
  'cake',
  'kebab',
  'burger',
  'wrap',
]
const foods = ['chicken', 'lentil', 'walnut', 'tomato', 'mushroom', 'salmon', 'beef', 'cheese']

/** Two thousand dishes, each with an option; hundreds of names share each word. */
export const longMenu = guestMenu(
  Array.from({ length: 40 }, (_, heading) =>
    category(
      `${kinds[heading % 10] ?? ''}s ${String(heading)}`,
      Array.from({ length: 50 }, (_unused, index) => {
        const food = foods[index % 8] ?? ''
        const id = `x${String(heading)}y${String(index)}`
        return {
          ...dish(`${food} ${kinds[heading % 10] ?? ''} ${id}`, 900, food),
          optionGroups: [aGroup('Extras', [anOption(`Extra ${food} ${id}`)])],
        }
      }),
    ),
  ),
)

/** Creates dishes whose names differ in their third word only. */
export const menuOfSimilarNames = (dishes: number) =>
  guestMenu([
    category(
      'Stews',
      Array.from({ length: dishes }, (_, n) => dish(`mutton hotpot x${String(n)}`, 900, 'mutton')),
    ),
  ])
