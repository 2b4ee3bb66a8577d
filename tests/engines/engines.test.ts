import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../server.ts'
import { startFlakyProxy } from '../flaky-proxy.ts'
import { startChromium, type Chromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { findEngines } from './find-engines.ts'
import { userOf, type PageUser } from './page.ts'
import { startWebKit } from './webkit.ts'

const { oldChromium = '', firefox = '', webkit } = findEngines()

const engines = [
  { name: 'Chromium 110', isMissing: !oldChromium, start: () => startChromium(oldChromium) },
  { name: 'Firefox', isMissing: !firefox, start: () => startFirefox(firefox) },
  { name: 'WebKit', isMissing: !webkit, start: () => startWebKit(webkit?.driver, webkit?.screen) },
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
})
afterAll(() => server?.stop())

const title = { selector: 'h1', text: 'Akar Lokantası' }
const soup = { selector: 'h3', text: 'Süzme Mercimek Çorbası' }
const kebab = { selector: '[popovertarget=kebab]' }
const erase = { selector: '[data-action=erase]' }
const tab = (name: string) => ({ selector: `[data-show=${name}]` })

/** The names of a group's dishes, including those below the fold. */
const dishesOf = (user: PageUser, group: string) =>
  user.ask(
    `return [...document.querySelectorAll('[data-group=${group}]:not([hidden]) li')].map((dish) => dish.querySelector('h3, h4').textContent)`,
  )

// The first dishes are in the HTML; the rest is added after the first paint.
const failsLater = `
  const importNode = document.importNode
  let count = 0
  document.importNode = function (...args) {
    count += 1
    if (count > 20) throw new Error('unknown')
    return importNode.apply(this, args)
  }`

// Skipped if `npm test` could not install the engine, which it reports.
for (const { name, isMissing, start } of engines) {
  describe.skipIf(isMissing)(`a guest with ${name}`, () => {
    let engine: Engine
    let user: PageUser

    beforeEach(async () => {
      engine = await start()
      user = userOf(engine)
    })
    afterEach(() => engine?.stop())

    test('reads the menu, filters it, asks a question and deletes the chat', async () => {
      await user.open(`${server.url}/demo?lang=en`)
      await user.sees(title)
      await user.sees(soup)

      await user.press({ selector: '#filter > summary' })
      await user.press({ selector: '.filter-choice', text: 'nuts' })
      await user.seesNo({ selector: '#menu h3' })
      const all = await user.ask(`return document.querySelectorAll('#menu [data-facts]').length`)
      const groups = async () => [
        await dishesOf(user, 'fits'),
        await dishesOf(user, 'ask'),
        await dishesOf(user, 'holds'),
      ]
      await expect.poll(async () => (await groups()).flat().length).toBe(all)
      const [fits, toAsk, holds] = await groups()
      expect(fits).toContain('Fava')
      expect(toAsk).toContain('Süzme Mercimek Çorbası')
      expect(holds).toContain('Antep Fıstıklı Baklava')
      await user.press({ selector: '#filter-clear' })
      await user.sees(soup)

      // The kebab menu opens, and closes after a click elsewhere or on an item.
      await user.seesNo(erase)
      await user.press(kebab)
      await user.sees(erase)
      await user.press(title)
      await user.seesNo(erase)

      await user.press(tab('chat'))
      await user.seesNo(soup)
      await user.press({ selector: 'textarea' })
      await user.type('Does the lentil soup contain gluten?')
      await user.press({ selector: 'form button' })
      await user.sees({
        selector: '#chat [data-role="assistant"] *',
        text: 'Yes: Süzme Mercimek',
      })

      await user.press(kebab)
      await user.press(erase)
      await user.sees({ selector: '#chat p', text: 'Your chat history has been deleted.' })
      await user.seesNo(erase)
    })

    test('shows the last menu offline, and the current one online', async () => {
      const line = await startFlakyProxy(server.url)
      await user.open(`${line.url}/demo?lang=en`)
      await user.sees(title)
      const isKept = `return navigator.serviceWorker.ready.then(({ active }) =>
        active.state === 'activated' && caches.match('/demo?kept=en').then(Boolean))`
      await expect.poll(() => user.ask(isKept)).toBe(true)
      line.state = 'cut'
      await user.open(`${line.url}/demo`)
      await user.sees({ selector: '#kept', text: 'Saved menu from' })
      await user.sees(soup)
      line.state = 'good'
      const current = `document.querySelector('#kept a')?.click(); return document.readyState === 'complete' && !document.querySelector('#kept')`
      await expect.poll(() => user.ask(current)).toBe(true)
      await user.sees(soup)
      await line.stop()
    })
  })
}

describe.skipIf(!oldChromium)('a browser below the floor', () => {
  let engine: Chromium
  let user: PageUser

  beforeAll(async () => {
    engine = await startChromium(oldChromium)
    user = userOf(engine)
  })
  afterAll(() => engine?.stop())

  test('shows the whole menu without scripts, and no kebab menu', async () => {
    await engine.setScripts(false)
    await user.open(`${server.url}/demo?lang=en`)
    await user.sees(soup)
    await user.seesNo(erase)
    expect(await user.textsOf({ selector: 'h1' })).toEqual([title.text])
  })

  test.each([
    ['cannot load the script', `delete window.Promise`],
    ['fails in the filter', `document.importNode = () => { throw new Error('unknown') }`],
    ['fails in the filter, below the screen', failsLater],
  ])('shows the whole menu where %s, and says that nothing is filtered', async (_, script) => {
    const broken = await startChromium(oldChromium)
    const guest = userOf(broken)
    await broken.runFirst(script)
    await guest.open(`${server.url}/demo?lang=en`)
    await guest.sees(soup)
    await guest.press({ selector: '#filter > summary' })
    await guest.press({ selector: '.filter-choice', text: 'nuts' })
    await guest.sees({ selector: '#filter-off', text: 'The filter isn’t working' })
    await guest.sees(soup)
    await guest.seesNo({ selector: '#filtered h2' })
    expect(await guest.ask(`return document.querySelectorAll('#menu.away').length`)).toBe(0)
    await broken.stop()
  })
})
