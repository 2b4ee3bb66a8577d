import { expect } from 'vitest'
import type { Engine } from './engine.ts'

/** An element: a CSS selector and, if several match, the beginning of its text. */
export interface Target {
  readonly selector: string
  readonly text?: string
}

// `seen` finds only visible elements: not hidden, not in closed content, and not empty.
const pageFunctions = `
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    for (let node = element; node; node = node.parentElement) {
      if (getComputedStyle(node).contentVisibility === 'hidden') return false
    }
    return width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true })
  }
  const seen = ({ selector, text = '' }) => [...document.querySelectorAll(selector)]
    .filter((element) => isSeen(element) && element.textContent.trim().startsWith(text))`

const run = (body: string) => `(() => {${pageFunctions}; ${body}})()`

/** Creates a user of one page in an engine. Its actions wait for elements to appear. */
export function createPageUser(engine: Engine) {
  // Evaluation fails during a navigation.
  const evaluate = (body: string) => engine.evaluate(run(body)).catch(() => undefined)
  const textsOf = (target: Target) =>
    evaluate(
      `return seen(${JSON.stringify(target)}).map((element) => element.textContent.trim().replace(/\\s+/g, ' '))`,
    )
  const waitFor = async (body: string, message: string): Promise<void> => {
    await expect.poll(() => evaluate(body), { message }).toBeTruthy()
  }

  return {
    textsOf,
    evaluate,
    open: (url: string) => engine.open(url),
    async sees(target: Target): Promise<void> {
      const json = JSON.stringify(target)
      await waitFor(`return seen(${json}).length > 0`, `sees ${json}`)
    },
    async doesNotSee(target: Target): Promise<void> {
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
        const point = await evaluate(findCentre)
        const next = Array.isArray(point) ? point.map(Number) : []
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

export type PageUser = ReturnType<typeof createPageUser>
