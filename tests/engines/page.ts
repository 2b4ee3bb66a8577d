import { expect } from 'vitest'
import type { Engine } from './engine.ts'

/** An element: a CSS selector, and the beginning of its text if several match. */
export interface Target {
  readonly selector: string
  readonly text?: string
}

// Visible elements only: none that are hidden, in closed content or without a size.
const inPage = `
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).contentVisibility === 'hidden') return false
    }
    return width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true })
  }
  const seen = ({ selector, text = '' }) => [...document.querySelectorAll(selector)]
    .filter((element) => isSeen(element) && element.textContent.trim().startsWith(text))`

const run = (body: string) => `(() => {${inPage}; ${body}})()`

/** A user of one page in an engine, who waits for elements to appear. */
export function userOf(engine: Engine) {
  // Fails during a navigation.
  const ask = (body: string) => engine.evaluate(run(body)).catch(() => undefined)
  const textsOf = (target: Target) =>
    ask(
      `return seen(${JSON.stringify(target)}).map((element) => element.textContent.trim().replace(/\\s+/g, ' '))`,
    )
  const waitFor = async (body: string, message: string): Promise<void> => {
    await expect.poll(() => ask(body), { message }).toBeTruthy()
  }

  return {
    textsOf,
    ask,
    open: (url: string) => engine.open(url),
    async sees(target: Target): Promise<void> {
      const json = JSON.stringify(target)
      await waitFor(`return seen(${json}).length > 0`, `sees ${json}`)
    },
    async seesNo(target: Target): Promise<void> {
      const json = JSON.stringify(target)
      await waitFor(`return seen(${json}).length === 0`, `sees no ${json}`)
    },
    /** Clicks the target's centre once it has stopped moving and nothing covers it. */
    async press(target: Target): Promise<void> {
      const json = JSON.stringify(target)
      const findCentre = `const [element] = seen(${json}); if (!element) return
        element.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return element.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined`
      let centre: number[] = []
      const hasStopped = async () => {
        const place = await ask(findCentre)
        const next = Array.isArray(place) ? place.map(Number) : []
        const isSame = next.length > 0 && next.join() === centre.join()
        centre = next
        return isSame
      }
      await expect.poll(hasStopped, { message: `presses ${json}` }).toBe(true)
      const [x = 0, y = 0] = centre
      await engine.click(x, y)
    },
    type: (text: string) => engine.type(text),
  }
}

export type PageUser = ReturnType<typeof userOf>
