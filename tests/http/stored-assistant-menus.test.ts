import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedMenus } from '../fixtures/seed-menus.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { plan, ScriptedProvider, wire } from '../scripted-provider/index.ts'
import { startTestServer, type TestServer } from '../server.ts'

const scripted = new ScriptedProvider()
let server: TestServer

beforeAll(async () => {
  await scripted.start()
  server = await startTestServer(inject('postgresUrl'), { env: scripted.env('threads') })
})
afterAll(async () => {
  await server.stop()
  await scripted.stop()
})

test('an assistant stored at a provider knows all menus, by the ids that its plans use', async () => {
  const owner = await new Owner(server).create(server.database)
  const { restaurant, menus } = await seedMenus(server, owner.email)
  await owner.post(`/dashboard/restaurants/restaurant/${restaurant}`, {
    intent: 'menu',
    menuId: menus['Öğle'],
    hasFurther: 'on',
    [`further.${menus['İçecekler']}`]: 'on',
  })
  scripted.script = (answer) => {
    answer.say(plan([wire({ dishes: ['d3'], of: ['price'] })]))
    answer.end()
  }
  const { text } = await new Guest(server.url, restaurant).ask('Tell me a story')
  expect(text).toBe('Ayran costs 40.00 ₺.')
  const [menu] = await server.database.query('select assistant_id from menus where id = $1', [
    menus['Öğle'],
  ])
  const stored = scripted.store.assistants.get(String(menu?.['assistant_id']))
  expect(stored?.['instructions']).toMatch(/d1 Kuru Fasulye[^]*d3 Ayran/)
})
