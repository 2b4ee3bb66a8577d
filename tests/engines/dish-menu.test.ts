import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openSession } from '../insert-owner.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { startChromium, type Chromium } from './chromium.ts'
import { findEngines } from './find-engines.ts'
import { createPageUser } from './page-user.ts'

const { oldChromium = '' } = findEngines()

// Chromium 110 supports neither popovers nor CSS anchor positioning.
describe.skipIf(!oldChromium)('an owner with Chromium 110', () => {
  let server: TestServer
  let engine: Chromium

  beforeAll(async () => {
    server = await startTestServer(inject('postgresUrl'))
    engine = await startChromium(oldChromium)
  })
  afterAll(async () => {
    await engine?.stop()
    await server?.stop()
  })

  test('opens a dish’s menu at its button and closes it by a click outside', async () => {
    const owner = createPageUser(engine)
    await owner.open(`${server.url}/terms?lang=en`)
    const { name, value } = await openSession(server.database, 'demo@chefin.example')
    await owner.evaluate(`document.cookie = '${name}=${value}; path=/'`)
    const [menu] = await server.database.query(
      `select menu_id as id from restaurants where slug = 'demo'`,
    )
    await owner.open(`${server.url}/dashboard/menuList/menu/${String(menu?.['id'])}/itemList`)
    const button = { selector: '[popovertarget=dish-menu]' }
    const item = { selector: '#dish-menu button', text: 'Duplicate' }
    await owner.sees(button)
    await owner.doesNotSee(item)
    await owner.press(button)
    await owner.sees(item)
    const gap = `const [a, b] = [document.querySelector('[popovertarget=dish-menu]'), document.querySelector('#dish-menu')].map((element) => element.getBoundingClientRect());
      return Math.min(Math.abs(b.top - a.bottom), Math.abs(a.top - b.bottom))`
    expect(await owner.evaluate(gap)).toBeLessThan(8)
    await owner.press({ selector: 'h1' })
    await owner.doesNotSee(item)
  })
})
