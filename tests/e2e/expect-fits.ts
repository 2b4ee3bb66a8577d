import { expectClean } from './expect-clean.ts'
import { expect, type Page } from './test.ts'

export const phone = { width: 390, height: 844 } as const
export const smallest = { width: 360, height: 640 } as const

const sizes = [smallest, phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }] as const

/**
 * Expects the page to fit every width without horizontal scrolling, from the widest, as when a
 * phone is turned. Leaves it at a phone's size.
 */
export async function expectFits(page: Page): Promise<void> {
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size)
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow), `at ${size.width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(phone)
}

/**
 * Expects also no axe violations and no control smaller than a finger, on the page or in the part
 * `within`.
 */
export async function expectCleanAndFits(
  page: Page,
  colorSchemes: readonly ('light' | 'dark')[],
  within = 'body',
): Promise<void> {
  await expectFits(page)
  await expectLargeTargets(page, within)
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    await expectClean(page, { within })
  }
}

/** Expects visible controls to be at least 44 px wide and high. Of a dish, the whole row is one. */
export async function expectLargeTargets(page: Page, within: string): Promise<void> {
  const smallTargets = await page.locator(within).evaluate((part) => {
    const controls = part.querySelectorAll<HTMLElement>(
      'a[href]:not(.dish-link), button, summary, label, textarea',
    )
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility()) return []
      const { width, height } = control.getBoundingClientRect()
      if (Math.min(width, height) >= 44) return []
      return [`${control.textContent.trim()}: ${width} x ${height} px`]
    })
  })
  expect(smallTargets).toEqual([])
}
