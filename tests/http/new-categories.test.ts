import { beforeEach, expect, test } from 'vitest'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let menuId: string
let page: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const place = await seedPlace(server, owner.email, { dishes: { Desserts: ['Künefe'] } })
  menuId = place.menuId
  page = `/dashboard/menuList/menu/${menuId}/itemList`
})

const form = {
  intent: 'add',
  name: 'Mercimek',
  aiInstructions: 'Hot.',
  ingredients: 'mercimek',
  newMainCategory: 'Çorbalar',
  newSubCategory: 'Sıcak',
}
const readPlacedDishes = () =>
  server.database.query(
    `select d.name, m.name as main, s.name as sub from dishes d
     left join categories m on m.id = d.main_category_id
     left join categories s on s.id = d.sub_category_id
     where d.menu_id = $1 order by d.position`,
    [menuId],
  )

test('without JavaScript, a dish’s form names its new categories, and keeps them when it is rejected', async () => {
  const { body } = await owner.get(`${page}?add`)
  expect(body).toMatch(/<input[^>]* name="newMainCategory"/)
  expect(body).toMatch(/<input[^>]* name="newSubCategory"/)
  const rejection = await owner.post(`${page}?add`, { ...form, name: '' })
  expect(rejection.status).toBe(422)
  expect(rejection.body).toContain('value="Çorbalar"')
  expect(await readPlacedDishes()).toHaveLength(1)
  expect((await owner.post(`${page}?add`, form)).status).toBe(200)
  expect((await readPlacedDishes())[1]).toEqual({
    name: 'Mercimek',
    main: 'Çorbalar',
    sub: 'Sıcak',
  })
})

test('a new sub-category is not added to another owner’s category', async () => {
  const other = await new Owner(server).create(server.database)
  await seedPlace(server, other.email, { dishes: { Theirs: ['Soup'] } })
  const [theirs] = await server.database.query(
    `select c.id from categories c join owners o on o.id = c.owner_id where o.email = $1`,
    [other.email],
  )
  const { newMainCategory: _, ...below } = form
  const rejection = await owner.post(page, { ...below, mainCategoryId: String(theirs?.['id']) })
  expect(rejection.status).toBe(404)
  expect(await readPlacedDishes()).toHaveLength(1)
  const subs = await server.database.query('select id from categories where parent_id = $1', [
    theirs?.['id'],
  ])
  expect(subs).toEqual([])
})
