import { expectClean } from './expect-clean.ts'
import { moveByArrow } from './input-devices.ts'
import { pageVariants } from './page-variants.ts'
import { signInAsDemo } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const rows = (page: Page) => page.locator('tbody tr td:first-child')
const grip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true })

/** Creates a menu with three categories and opens its page of categories. */
async function openCategories(page: Page): Promise<void> {
  await page.goto('/dashboard/menuList')
  const name = `Menu ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Menu created successfully')).toBeVisible()
  await page.getByRole('link', { name: `Categories of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const [index, category] of ['One', 'Two', 'Three'].entries()) {
    await page.getByLabel('Category Name').fill(category)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(rows(page)).toHaveCount(index + 1)
  }
}

/** Checks the order now and after a reload. */
async function expectOrder(page: Page, names: string[]): Promise<void> {
  await expect(rows(page)).toHaveText(names)
  await page.reload()
  await expect(rows(page)).toHaveText(names)
}

const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/order'))

async function centre(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await grip(page, name).boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

async function dragByMouse(page: Page, name: string, onto: string): Promise<void> {
  const [from, to] = [await centre(page, name), await centre(page, onto)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

test('the warning before deleting a category with one sub-category is in the singular', async ({
  page,
}) => {
  await signInAsDemo(page)
  await openCategories(page)
  await page.getByLabel('Category Name').fill('Four')
  await page.getByLabel('Parent Category (optional)').selectOption({ label: 'One' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Delete One', exact: true }).click()
  await expect(
    page.getByText('1 sub-category will become a main category and keep its dishes.'),
  ).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('reordering by mouse, buttons and keyboard', async ({ page }) => {
    await signInAsDemo(page)
    await openCategories(page)
    let saving = saved(page)
    await dragByMouse(page, 'One', 'Three')
    await saving
    await expectOrder(page, ['Two', 'Three', 'One'])

    saving = saved(page)
    await page.getByRole('button', { name: 'Move Two down' }).press('Enter')
    await saving
    await expect(page.getByRole('button', { name: 'Move Two down' })).toBeFocused()
    await expect(page.getByText('Two moved to position 2 of 3.')).toBeAttached()
    await expectOrder(page, ['Three', 'Two', 'One'])

    await grip(page, 'One').press('Space')
    await expect(page.getByText('One picked up. Position 3 of 3.')).toBeAttached()
    await moveByArrow(page, 'ArrowUp')
    await expect(page.getByText('One moved to position 2 of 3.')).toBeAttached()
    saving = saved(page)
    await page.keyboard.press('Space')
    await saving
    await expectOrder(page, ['Three', 'One', 'Two'])
  })

  test('an order that cannot be saved is restored with a message', async ({ page, problems }) => {
    await signInAsDemo(page)
    await openCategories(page)
    await page.route('**/order', (route) => route.abort())
    await page.getByRole('button', { name: 'Move One down' }).click()
    await expect(page.getByText('The new order could not be saved').first()).toBeVisible()
    await expect(rows(page)).toHaveText(['One', 'Two', 'Three'])
    await expectClean(page)
    // Chromium logs the failed request.
    problems.length = 0
  })

  test('a menu is sorted by column, configured and deleted', async ({ page }) => {
    await signInAsDemo(page)
    await openCategories(page)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('link', { name: 'Update', exact: true }).click()
    await page.getByLabel('Currency').selectOption('EUR')
    await expect(page.getByText('Amounts stay the same')).toBeVisible()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Menu updated successfully')).toBeVisible()
    await page.getByLabel("Chef's AI Context").fill('Fish')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Menu created successfully with AI assistant')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('AI Instructions updated successfully')).toBeVisible()

    await page.goto('/dashboard/menuList')
    const column = page.getByRole('columnheader', { name: 'Currency' })
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page).first()).toContainText('Menu')
    await expect(grip(page, name)).toBeHidden()
    await page.getByRole('button', { name: 'Own order' }).click()
    await expect(column).toHaveAttribute('aria-sort', 'none')

    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('3 categories and 0 dishes')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Menu deleted successfully')).toBeVisible()
    await expect(page.getByRole('link', { name: `Update ${name}` })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger drags by the handle, and scrolls everywhere else', async ({ page }) => {
    await signInAsDemo(page)
    await openCategories(page)
    await grip(page, 'Three').scrollIntoViewIfNeeded()
    const [from, to] = [await centre(page, 'Three'), await centre(page, 'One')]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      })
    const saving = saved(page)
    await touch('touchStart', from.y)
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', from.y + ((to.y - from.y) * step) / 8)
    }
    await touch('touchEnd')
    await saving
    await expectOrder(page, ['Three', 'One', 'Two'])
    for (const name of ['Move One', 'Move One up', 'Update One', 'Delete One']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
    }
  })
})

for (const { locale, width, height, colorScheme } of pageVariants) {
  test.describe(`in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme })

    test('no accessibility violations', async ({ page }) => {
      await signInAsDemo(page, locale)
      for (const link of [undefined, 'menuCategory', 'update']) {
        await page.goto('/dashboard/menuList')
        if (link) {
          await page.locator(`a[href$="/${link}"]`).first().click()
          await page.waitForURL(`**/${link}`)
          await expect(page.locator('h1')).toBeVisible()
        }
        await expectClean(page)
        const deleteButton = page.getByRole('button', { name: /^(Delete |Sil:)/ }).first()
        if (await deleteButton.isHidden()) continue
        await deleteButton.click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectClean(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('alertdialog')).toBeHidden()
      }
      const response = await page.request.get('/dashboard/menuList')
      expect(await response.text()).not.toMatch(/<style|\sstyle="/)
    })
  })
}
