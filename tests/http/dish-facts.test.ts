import { beforeAll, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
})

test('saves stated facts from a form without scripts, and keeps them when it is rejected', async () => {
  const [dish] = await server.database.query(
    `with menu as (insert into menus (owner_id, name)
       select id, 'Menu' from owners where email = $1 returning *)
     insert into dishes (owner_id, menu_id, name, ingredients)
     select owner_id, id, 'Künefe', array['tel kadayıf'] from menu
     returning id, menu_id, to_json(updated_at)#>>'{}' as read`,
    [owner.email],
  )
  const path = `/dashboard/menuList/menu/${String(dish?.['menu_id'])}/itemList?edit=${String(dish?.['id'])}`
  const form = await owner.get(path)
  expect(form.body).toContain('Allergens and diets')
  expect(form.body).toContain('From: tel kadayıf')
  expect(form.body).toContain('name="fact_gluten"')

  const fields = {
    intent: 'update',
    dishId: String(dish?.['id']),
    updatedAt: new Date(String(dish?.['read'])).toISOString(),
    name: 'Kept',
    aiInstructions: 'Hot.',
    ingredients: 'tel kadayıf',
  }
  const rejection = await owner.post(path, { ...fields, fact_gluten: 'free' })
  expect(rejection.status).toBe(422)
  expect(rejection.body).toContain('text of this dish mentions tel kadayıf')
  expect(rejection.body).toContain('value="Kept"')
  expect(rejection.body).toMatch(/<details open=""/)

  await owner.post(path, { ...fields, fact_gluten: '', fact_sesame: 'free', confirmsAll: 'on' })
  expect(
    await server.database.query(
      `select fact, state, confirmed_by from dish_facts where dish_id = $1 order by fact`,
      [dish?.['id']],
    ),
  ).toMatchObject([
    { fact: 'gluten', state: 'contains' },
    { fact: 'sesame', state: 'free' },
  ])
  expect((await owner.get(path)).body).toContain('Confirmed by')
})
