import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../server.ts'
import { startFlakyProxy } from '../flaky-proxy.ts'
import { startChromium, type Chromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { findEngines } from './find-engines.ts'
import { createPageUser, type PageUser } from './page-user.ts'
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

/** Returns the names of a group's dishes, including those below the fold. */
const dishNames = (user: PageUser, group: string) =>
  user.evaluate(
    `return [...document.querySelectorAll('[data-group=${group}]:not(.away) .dish')].map((dish) => dish.querySelector('h3, h4').textContent)`,
  )

// The first dishes are in the HTML; the others are added after the first paint.
const failingLater = `
  const importNode = document.importNode
  let count = 0
  document.importNode = function (...args) {
    count += 1
    if (count > 20) throw new Error('unknown')
    return importNode.apply(this, args)
  }`

// Skipped, with a message of `npm test`, if the engine can't be installed.
for (const { name, isMissing, start } of engines) {
  describe.skipIf(isMissing)(`a guest with ${name}`, () => {
    let engine: Engine
    let user: PageUser

    beforeAll(async () => {
      engine = await start()
      user = createPageUser(engine)
    })
    afterAll(() => engine?.stop())

    test('reads the menu, filters it, asks a question and deletes the chat', async () => {
      await user.open(`${server.url}/demo?lang=en`)
      await user.sees(title)
      await user.sees(soup)

      await user.press({ selector: '[data-open-filter]' })
      await user.press({ selector: '.filter-choice', text: 'nuts' })
      await user.doesNotSee({ selector: '#menu h3' })
      await user.press({ selector: '#filter [data-close]' })
      const all = await user.evaluate(
        `return document.querySelectorAll('#menu [data-facts]').length`,
      )
      const groups = async () => [
        await dishNames(user, 'fits'),
        await dishNames(user, 'ask'),
        await dishNames(user, 'holds'),
      ]
      await expect.poll(async () => (await groups()).flat().length).toBe(all)
      const [fits, toAsk, holds] = await groups()
      expect(fits).toContain('Fava')
      expect(toAsk).toContain('Süzme Mercimek Çorbası')
      expect(holds).toContain('Antep Fıstıklı Baklava')
      await user.press({ selector: '#filter-clear' })
      await user.sees(soup)

      // The kebab menu closes after a click outside it or on an item.
      await user.doesNotSee(erase)
      await user.press(kebab)
      await user.sees(erase)
      await user.press(title)
      await user.doesNotSee(erase)

      await user.press(tab('chat'))
      await user.doesNotSee(soup)
      await user.press({ selector: 'textarea' })
      await user.type('Does the lentil soup contain gluten?')
      await user.press({ selector: 'form button' })
      await user.sees({
        selector: '#chat [data-role="assistant"] *',
        text: 'Yes: Süzme Mercimek',
      })

      await user.press(kebab)
      await user.press(erase)
      await user.press({ selector: '[data-confirm-erasure]' })
      await user.sees({ selector: '#chat p', text: 'Your chat history has been deleted.' })
      await user.doesNotSee(erase)
    })

    test('shows the last menu offline, and the current one online', async () => {
      const proxy = await startFlakyProxy(server.url)
      await user.open(`${proxy.url}/demo?lang=en`)
      await user.sees(title)
      const isCached = `return navigator.serviceWorker.getRegistration().then((found) =>
        found?.active?.state === 'activated' && caches.match('/demo?kept=en').then(Boolean))`
      await expect
        .poll(async () => {
          // Nothing is cached before the guest touches the page.
          await user.press(title)
          return user.evaluate(isCached)
        })
        .toBe(true)
      proxy.state = 'cut'
      await user.open(`${proxy.url}/demo`)
      await user.sees({ selector: '#kept', text: 'Saved menu from' })
      await user.sees(soup)
      proxy.state = 'good'
      // Once: each click aborts the request of the one before. The page may have refreshed itself.
      await user.evaluate(`document.querySelector('#kept a')?.click()`)
      const isCurrent = `return document.readyState === 'complete' && !document.querySelector('#kept')`
      await expect.poll(() => user.evaluate(isCurrent)).toBe(true)
      await user.sees(soup)
      await proxy.stop()
    })
  })
}

describe.skipIf(!oldChromium)('a browser below the floor', () => {
  let engine: Chromium
  let user: PageUser

  beforeAll(async () => {
    engine = await startChromium(oldChromium)
    user = createPageUser(engine)
  })
  afterAll(() => engine?.stop())

  test('shows the whole menu without scripts, and no kebab menu', async () => {
    await engine.setScriptsEnabled(false)
    await user.open(`${server.url}/demo?lang=en`)
    await user.sees(soup)
    await user.doesNotSee(erase)
    expect(await user.textsOf({ selector: 'h1' })).toEqual([title.text])
  })

  test.each([
    ['cannot load the script', `delete window.Promise`, false],
    ['fails in the filter', `document.importNode = () => { throw new Error('unknown') }`, true],
    ['fails in the filter, below the screen', failingLater, true],
  ])(
    'shows the whole menu if it %s, and reports that the filter isn’t working',
    async (_, script, canOpen) => {
      const broken = await startChromium(oldChromium)
      const guest = createPageUser(broken)
      await broken.runFirst(script)
      await guest.open(`${server.url}/demo?lang=en`)
      await guest.sees(soup)
      await guest.press({ selector: '[data-open-filter]' })
      if (canOpen) await guest.press({ selector: '.filter-choice', text: 'nuts' })
      await guest.sees({ selector: '#filter-off', text: 'The filter isn’t working' })
      await guest.sees(soup)
      await guest.doesNotSee({ selector: '#filtered h2' })
      expect(await guest.evaluate(`return document.querySelectorAll('#menu.away').length`)).toBe(0)
      await broken.stop()
    },
  )
})
