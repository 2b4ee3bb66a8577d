import { seedConversation } from '../fixtures/seed-conversations.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { insertOwner } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { holdRequests } from './hold-requests.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

/** Inserts an owner with a restaurant, three dishes and a conversation, and signs in. */
async function seed(page: Page, server: TestServer, locale: 'en' | 'tr') {
  const email = await insertOwner(server.database, { locale })
  const place = await seedPlace(server, email, {
    dishes: { Tatlılar: ['Künefe', 'Isırganlı Helva', 'Sütlaç'] },
  })
  await seedConversation(server.database, place.restaurant(), {
    turns: [{ question: 'Künefe sıcak mı?', reply: 'Kayıtlı değil.' }],
  })
  await addSession(page, server, email)
  return place
}

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a dish is found without accents, and opened with one tap', async ({ page, server }) => {
    const place = await seed(page, server, 'tr')
    await page.goto('/dashboard/account')
    await page.getByRole('link', { name: 'Ara' }).tap()
    const palette = page.getByRole('dialog', { name: 'Ara' })
    const input = palette.getByRole('combobox')
    await expect(input).toBeFocused()
    await expect(palette.getByRole('group', { name: 'Son sohbetler' })).toContainText(
      'Künefe sıcak',
    )
    await expectClean(page)
    await input.fill('ISIRGAN')
    await expect(palette.getByRole('option')).toHaveCount(1)
    await palette.getByRole('option', { name: 'Isırganlı Helva' }).tap()
    await expect(page).toHaveURL(new RegExp(`edit=${place.dish('Isırganlı Helva')}`))
    await expect(palette).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Ürün Adı' })).toHaveValue('Isırganlı Helva')

    await page.goto('/dashboard/search?q=isirgan')
    await expect(page.getByRole('link', { name: 'Isırganlı Helva' })).toBeVisible()
    await expectClean(page)
  })
})

test.describe('by keyboard in English', () => {
  test.use({ locale: 'en-US', viewport: desktop, colorScheme: 'dark' })

  test('Ctrl+K opens it anywhere, what is typed before its script is there reaches it, arrows choose, Enter opens, Escape returns', async ({
    page,
    server,
    problems,
  }) => {
    await seed(page, server, 'en')
    const release = await holdRequests(page, '**/palette-*.js')
    await page.goto('/dashboard/account')
    const field = page.getByRole('textbox', { name: 'Surname' })
    await field.fill('Öz')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('helvx')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    release()
    const palette = page.getByRole('dialog', { name: 'Search' })
    await expect(palette.getByRole('combobox')).toHaveValue('helv')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('a')
    await expect(palette.getByRole('option', { name: 'Isırganlı Helva' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await expect(field).toHaveValue('Öz')
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.unroute('**/palette-*.js')

    await field.focus()
    // A letter is typed, not a command.
    await page.keyboard.press('k')
    await expect(palette).toHaveCount(0)
    await page.keyboard.press('Control+k')
    const input = palette.getByRole('combobox')
    await expect(input).toBeFocused()
    const options = palette.getByRole('option')
    const active = palette.locator('[role="option"][aria-selected="true"]')
    await expect(active).toHaveCount(1)
    await expectClean(page)

    const isActive = async (index: number) => {
      const option = options.nth(index)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(input).toHaveAttribute(
        'aria-activedescendant',
        `${await option.getAttribute('id')}`,
      )
    }
    const last = (await options.count()) - 1
    await isActive(0)
    await page.keyboard.press('ArrowDown')
    await isActive(1)
    await page.keyboard.press('End')
    await isActive(last)
    await expect(options.nth(last)).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await isActive(0)
    await page.keyboard.press('ArrowUp')
    await isActive(last)
    await page.keyboard.press('Home')
    await isActive(0)
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await expect(field).toBeFocused()

    await page.keyboard.press('Control+k')
    await page.route('**/search/results?q=nothing', (route) => route.abort(), { times: 1 })
    await input.fill('nothing')
    await expect(palette.getByRole('alert')).toContainText('did not get through')
    await palette.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(palette.getByText('Nothing found for “nothing”')).toBeVisible()
    await expect(palette.getByRole('status')).toHaveText('Results: 0')
    problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('FAILED')))

    await input.fill('theme dark')
    await expect(active).toContainText('Theme: dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(palette).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard\/account$/)

    await page.keyboard.press('Control+k')
    await input.fill('sold out')
    await expect(active).toContainText('Mark as sold out')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/kitchen$/)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ locale: 'en-US', javaScriptEnabled: false })

  test('the button leads to a page with the same list', async ({ page, server }) => {
    await seed(page, server, 'en')
    await page.goto('/dashboard/account')
    await page.getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('kunefe')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Künefe Menü' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Künefe')
  })
})
