import { expect, test } from 'vitest'
import { exportedMenu } from '#app/domain/menu-imports/export/exported-menu.ts'
import {
  pictureExamples,
  exampleBytes,
  examples,
  readExample,
  type Example,
} from '../../evals/imports/read-example.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

/** Imports an example as its owner would, looks at nothing, and returns the menu's dishes. */
async function importUnseen(example: Example) {
  const owner = await new Owner(server).create(server.database)
  const { menuId } = await seedPlace(server, owner.email, { dishes: {} })
  const page = `/dashboard/menuList/menu/${menuId}`
  const bytes = await exampleBytes(example)
  const { location = '' } = await owner.upload(`${page}/import`, 'import', { bytes, name: example })
  const draft = await owner.get(location)
  const confirmed = { acceptsDoubts: 'on', acceptsCurrency: 'on' }
  const published = await owner.post(location, { intent: 'publish', ...confirmed })
  expect(published.status).toBe(302)
  const { body } = await owner.get(`${page}/export/json`)
  return { draft: draft.body, dishes: exportedMenu.parse(JSON.parse(body)).dishes }
}

/** Trims a name as a form does. */
const trimmed = (name: string) => name.trim().replaceAll(/\s+/g, ' ')

// Recognising the text of a picture takes seconds, and what follows is the same.
const withoutPictures = examples.filter((name) => !pictureExamples.has(name))

test.each(withoutPictures)(
  'an imported menu has the dishes and prices of its file: %s',
  async (example) => {
    const { draft, dishes } = await importUnseen(example)
    const fileReading = await readExample(example)
    expect(dishes.map(({ name }) => name)).toEqual(
      fileReading.dishes.map(({ name }) => trimmed(name)),
    )
    const prices = (list: readonly { readonly sizes: readonly { readonly price: string }[] }[]) =>
      list.map(({ sizes }) => sizes.map(({ price }) => Number(price)))
    expect(prices(dishes)).toEqual(
      fileReading.dishes.map((dish) => dish.prices.map(({ price }) => Number(price))),
    )
    const unread = /Lines that were not understood: (\d+)/.exec(draft)?.[1] ?? '0'
    expect(Number(unread)).toBe(fileReading.unread)
  },
)
