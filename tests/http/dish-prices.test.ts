import { beforeAll, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
})

test.each([
  ['tr', '1.450', '1,450', 'Hangisini demek istediniz'],
  ['en', '1,450', '1.450', 'Did you mean'],
])('in %s, accepts %s as 1450 and asks what %s means', async (locale, price, unclear, question) => {
  const [menu] = await server.database.query(
    `insert into menus (owner_id, name, currency) select id, 'Menu', 'TRY' from owners
     where email = $1 returning id`,
    [owner.email],
  )
  const dish = { intent: 'add', name: 'Pide', aiInstructions: 'Warm.', ingredients: 'un' }
  const page = `/dashboard/menuList/menu/${String(menu?.['id'])}/itemList?add`
  await owner.get(`/dashboard?lang=${locale}`)
  const rejection = await owner.post(page, { ...dish, price: unclear })
  expect(rejection.status).toBe(422)
  expect(rejection.body).toContain(question)
  await owner.post(page, { ...dish, price })
  const storedRows = await server.database.query('select * from dishes where menu_id = $1', [
    menu?.['id'],
  ])
  expect(storedRows).toMatchObject([{ price_minor: 145_000 }])
})
