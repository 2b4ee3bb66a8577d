import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../server.ts'
import { startWeakLine } from '../weak-line.ts'
import { startChromium, type Chromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { findEngines } from './find-engines.ts'
import { personAt, type Person } from './page.ts'
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

/** The names of a group's dishes, also of those below the screen. */
const dishesOf = (person: Person, group: string) =>
  person.ask(
    `return [...document.querySelectorAll('[data-group=${group}]:not([hidden]) li')].map((dish) => dish.querySelector('h3, h4').textContent)`,
  )

// The first dishes are there at once; the rest follows after the paint.
const failsLater = `
  const importNode = document.importNode
  let count = 0
  document.importNode = function (...args) {
    count += 1
    if (count > 20) throw new Error('unknown')
    return importNode.apply(this, args)
  }`

// What `npm test` could not install is skipped, and counted there.
for (const { name, isMissing, start } of engines) {
  describe.skipIf(isMissing)(`a guest with ${name}`, () => {
    let engine: Engine
    let person: Person

    beforeAll(async () => {
      engine = await start()
      person = personAt(engine)
    })
    afterAll(() => engine?.stop())

    test('reads the menu, filters it, asks, and deletes the chat', async () => {
      await person.open(`${server.url}/demo?lang=en`)
      await person.sees(title)
      await person.sees(soup)

      await person.press({ selector: '#filter > summary' })
      await person.press({ selector: '.filter-choice', text: 'nuts' })
      await person.seesNo({ selector: '#menu h3' })
      const all = await person.ask(`return document.querySelectorAll('#menu [data-facts]').length`)
      const groups = async () => [
        await dishesOf(person, 'fits'),
        await dishesOf(person, 'ask'),
        await dishesOf(person, 'holds'),
      ]
      await expect.poll(async () => (await groups()).flat().length).toBe(all)
      const [fits, toAsk, holds] = await groups()
      expect(fits).toContain('Fava')
      expect(toAsk).toContain('Süzme Mercimek Çorbası')
      expect(holds).toContain('Antep Fıstıklı Baklava')
      await person.press({ selector: '#filter-clear' })
      await person.sees(soup)

      // The kebab menu opens, and closes beside it and by what is chosen in it.
      await person.seesNo(erase)
      await person.press(kebab)
      await person.sees(erase)
      await person.press(title)
      await person.seesNo(erase)

      await person.press(tab('chat'))
      await person.seesNo(soup)
      await person.press({ selector: 'textarea' })
      await person.type('Does the lentil soup contain gluten?')
      await person.press({ selector: 'form button' })
      await person.sees({
        selector: '#chat [data-role="assistant"] *',
        text: 'Yes: Süzme Mercimek',
      })

      await person.press(kebab)
      await person.press(erase)
      await person.sees({ selector: '#chat p', text: 'Your chat history has been deleted.' })
      await person.seesNo(erase)
    })

    test('gets the last menu without a line, and the current one with it', async () => {
      const line = await startWeakLine(server.url)
      await person.open(`${line.url}/demo?lang=en`)
      await person.sees(title)
      const kept = `return caches.match('/demo?kept=en').then(Boolean)`
      await expect.poll(() => person.ask(kept)).toBe(true)
      line.state = 'cut'
      await person.open(`${line.url}/demo`)
      await person.sees({ selector: '#kept', text: 'Saved menu from' })
      await person.sees(soup)
      line.state = 'good'
      const current = `document.querySelector('#kept a')?.click(); return document.readyState === 'complete' && !document.querySelector('#kept')`
      await expect.poll(() => person.ask(current)).toBe(true)
      await person.sees(soup)
      await line.stop()
    })
  })
}

describe.skipIf(!oldChromium)('a browser below the floor', () => {
  let engine: Chromium
  let person: Person

  beforeAll(async () => {
    engine = await startChromium(oldChromium)
    person = personAt(engine)
  })
  afterAll(() => engine?.stop())

  test('shows the whole menu without any script, and no kebab menu over it', async () => {
    await engine.setScripts(false)
    await person.open(`${server.url}/demo?lang=en`)
    await person.sees(soup)
    await person.seesNo(erase)
    expect(await person.textsOf({ selector: 'h1' })).toEqual([title.text])
  })

  test.each([
    ['cannot load the script', `delete window.Promise`],
    ['fails in the filter', `document.importNode = () => { throw new Error('unknown') }`],
    ['fails in the filter, below the screen', failsLater],
  ])('shows the whole menu where it %s, and says that nothing is filtered', async (_, script) => {
    const broken = await startChromium(oldChromium)
    const guest = personAt(broken)
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
