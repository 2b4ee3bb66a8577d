import type { ElementHandle } from '@playwright/test'
import { expect, type Locator, type Page } from './test.ts'

/** An input device: keyboard or touch. */
export interface InputDevice {
  /** Presses a button, a link or a file input. */
  press(target: Locator): Promise<void>
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>
  choose(select: Locator, option: string): Promise<void>
  toggle(target: Locator): Promise<void>
  /** Drags a row by its handle onto another row. */
  drag(grip: Locator, onto: Locator): Promise<void>
}

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Waits until taps work again. Shortly after a drag the list ignores clicks, because a drag may end
 * in one, and Chromium ignores taps.
 */
async function waitForTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement
    root.removeAttribute('data-tapped')
    addEventListener('click', () => root.setAttribute('data-tapped', ''), { once: true })
  })
  const isHandled = async () => {
    await page.touchscreen.tap(2, 2)
    return page.locator('html[data-tapped]').count()
  }
  await expect.poll(isHandled, { intervals: [100] }).toBe(1)
}

export function touch(page: Page): InputDevice {
  return {
    press: (target) => target.tap(),
    toggle: (target) => target.tap(),
    async write(field, text) {
      await field.tap()
      await field.fill(text)
    },
    async choose(select, option) {
      await select.tap()
      await select.selectOption(option)
    },
    async drag(grip, onto) {
      // Only actions and assertions wait until the page is hydrated; touches do not.
      await expect(grip).toBeVisible()
      await grip.scrollIntoViewIfNeeded()
      const [from, to] = [await centre(grip), await centre(onto)]
      const finger = await page.context().newCDPSession(page)
      const touchAt = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: from.x, y }],
        })
      await touchAt('touchStart', from.y)
      for (let step = 1; step <= 8; step += 1) {
        await touchAt('touchMove', from.y + ((to.y - from.y) * step) / 8)
      }
      await touchAt('touchEnd')
      await finger.detach()
      await waitForTaps(page)
    },
  }
}

/**
 * Uses Tab, Shift+Tab, Enter, Space and the arrow keys, and checks that the focus is visible
 * everywhere.
 */
export function keyboard(page: Page): InputDevice {
  const { keyboard: keys } = page
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    // Found once: by role and name, it would be searched for in the whole page after each press.
    const element = await target.elementHandle()
    if (!element) throw new Error(`${target.toString()} is gone`)
    let { key, problem } = await findKey(element)
    const readProblem = async () => {
      ;({ key, problem } = await findKey(element))
      return problem
    }
    for (let steps = 0; steps < 60; steps += 1) {
      if (key === undefined) return
      await keys.press(key)
      await expect.poll(readProblem, { intervals: [0, 50, 100, 200], timeout: 3_000 }).toBe('')
    }
    throw new Error(`Tab never reached ${target.toString()}`)
  }
  return {
    async press(target) {
      await reach(target)
      await keys.press('Enter')
    },
    async toggle(target) {
      await reach(target)
      await keys.press('Space')
    },
    async write(field, text) {
      await reach(field)
      await keys.press('ControlOrMeta+A')
      await keys.type(text)
    },
    async choose(select, option) {
      await reach(select)
      await keys.press('Home')
      const chosen = select.locator('option:checked')
      for (let steps = 0; (await chosen.textContent()) !== option; steps += 1) {
        if (steps > 20) throw new Error(`${option} was never reached`)
        await keys.press('ArrowDown')
      }
    },
    async drag(grip, onto) {
      const isUp = (await centre(onto)).y < (await centre(grip)).y
      await reach(grip)
      await keys.press('Space')
      await moveByArrow(page, isUp ? 'ArrowUp' : 'ArrowDown')
      await keys.press('Space')
    },
  }
}

/** Moves the row grabbed by keyboard by one position. */
export async function moveByArrow(page: Page, arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  const grabbed = page.getByText(/ picked up\. /)
  await expect(grabbed).toBeAttached()
  await page.keyboard.press(arrow)
  // The announcement of the move replaces that of the grab.
  await expect(grabbed).not.toBeAttached()
}

/**
 * Returns the key that moves the focus towards a target (undefined if it is focused), and any
 * problem with the focus: it must have a ring, be in view and uncovered, and no element may have a
 * positive tabindex.
 */
function findKey(
  target: ElementHandle,
): Promise<{ key: 'Tab' | 'Shift+Tab' | undefined; problem: string }> {
  return target.evaluate((element) => {
    if (!(element instanceof Element) || !element.isConnected) throw new Error('the target is gone')
    const focused = document.activeElement
    const hasRing = (candidate: Element | null) => {
      if (!candidate) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    const findProblem = () => {
      // Between two rounds, or on a dialog's focus guards, no element is focused.
      if (!focused || focused === document.body || focused.hasAttribute('data-base-ui-focus-guard'))
        return ''
      // A dialog has the focus itself until its content is rendered.
      if (focused.matches('[role=dialog][tabindex="-1"]')) return ''
      const name = focused.outerHTML.slice(0, 120)
      if (document.querySelector('[tabindex]:not([tabindex^="-"]):not([tabindex="0"])'))
        return 'an element has a positive tabindex'
      if (!hasRing(focused) && !hasRing(focused.parentElement)) return `no ring: ${name}`
      const { left, top, width, height } = focused.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of sight: ${name}`
      const topmost = document.elementFromPoint(x, y)
      const isUncovered = topmost && (focused.contains(topmost) || topmost.contains(focused))
      return isUncovered ? '' : `covered by ${topmost?.outerHTML.slice(0, 120)}: ${name}`
    }
    const problem = findProblem()
    if (element === focused) return { key: undefined, problem }
    const isBefore =
      focused && focused !== document.body && element.compareDocumentPosition(focused) & 4
    return { key: isBefore ? 'Shift+Tab' : 'Tab', problem }
  })
}
