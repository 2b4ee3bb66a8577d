import { beforeEach, expect, test } from 'vitest'
import { countAttempts } from '../count-attempts.ts'
import { heavyMenus, seedHeavyMenu } from '../fixtures/heavy-dish.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

// Threat 28 in docs/security.md.
const server = await sharedServer()
let owner: Owner
let list: string
let dishIds: readonly string[]
let slug: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  slug = `heavy-${crypto.randomUUID()}`
  const seeded = await seedHeavyMenu(server.database, {
    ownerEmail: owner.email,
    slug,
    menu: { ...heavyMenus.fullDishes, dishes: 20 },
  })
  dishIds = seeded.dishIds
  list = `/dashboard/menuList/menu/${seeded.menuId}/itemList`
})

test('pages outside the dashboard have no data URLs', async () => {
  for (const path of [`/${slug}.data`, '/demo.data', '/privacy.data', '/_root.data'])
    expect((await fetch(server.url + path)).status, path).toBe(404)
})

test.each([
  ['en', 'You have made too many changes in the last hour. This one was not saved'],
  ['tr', 'Bir saat içinde çok fazla değişiklik yaptınız. Bu değişiklik kaydedilmedi'],
])(
  'rejects an owner’s changes beyond 1,200 an hour and keeps the input (%s)',
  async (locale, message) => {
    const add = (name: string) =>
      owner.post(
        `${list}?new&lang=${locale}`,
        {
          intent: 'add',
          key: crypto.randomUUID(),
          name,
          ingredients: 'walnut',
          aiInstructions: 'x',
        },
        { headers: { 'Accept-Language': locale } },
      )
    const active = { intent: 'active', dishId: dishIds[0] ?? '', isActive: 'on' }
    const edit = () => owner.post(list, active)
    expect((await countAttempts(server.database, 'menu_edits', 1_199, edit)).status).toBe(200)
    expect((await edit()).status).toBe(200)
    const { status, body } = await add('Typed with care')
    expect(status).toBe(429)
    expect(body).toContain(message)
    expect(body).toContain('Typed with care')
  },
)
