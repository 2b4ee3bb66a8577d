import { expectClean } from './expect-clean.ts'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import { startSplitPageProxy } from '../split-page-proxy.ts'
import { greeting } from './greeting.ts'
import { expect, test } from './test.ts'

const warning = 'Answers are for information.\nFor allergies, please ask our staff.'

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-US' })

  test('a closed chat shows the reason, and the menu stays readable', async ({ page, server }) => {
    await page.goto(`/${await seedRestaurant(server.database, { is_active: false })}`)
    await expect(page.getByText('145.00 ₺').first()).toBeVisible()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByText("This entity didn't activated the ai assistant yet.")).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectClean(page, { within: '#chat' })
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByText('Delete Chat History').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Your chat history has been deleted.')).toBeVisible()
  })

  test('the warning is shown before the chat starts, but not again to returning guests', async ({
    page,
    server,
  }) => {
    const slug = await seedRestaurant(server.database, { chat_start_warning_message: warning })
    await page.goto(`/${slug}`)
    await page.getByRole('button', { name: 'Talk to Ai...' }).click()
    await expect(page.getByText('Answers are for information.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectClean(page, { within: '#chat' })
    await page.getByRole('button', { name: 'Start Chat' }).click()
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('hello')
    await page.keyboard.press('Enter')
    await expect(page.getByText(greeting)).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await expect(page.getByText(greeting)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start Chat' })).toHaveCount(0)
  })
})

test.describe('before the script has loaded', () => {
  test.use({ actsBeforeHydration: true })

  test('a press on part of a page before its script loads is handled', async ({
    openPage,
    server,
  }) => {
    const slug = await seedRestaurant(server.database, { chat_start_warning_message: 'Ask first.' })
    const proxy = await startSplitPageProxy(server.url, '<section id="chat"')
    const page = await openPage({ baseURL: proxy.url, viewport: { width: 390, height: 844 } })
    const press = Promise.withResolvers<void>()
    await page.route('**/assets/guest/page-*.js', async (route) => {
      await press.promise
      await route.continue()
    })
    await page.goto(`/${slug}`, { waitUntil: 'commit' })
    const tab = page.getByRole('button', { name: 'Chat', exact: true })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-pressed', 'false')
    press.resolve()
    await expect(tab).toHaveAttribute('aria-pressed', 'true')
    const opening = page.waitForResponse('**/chat')
    proxy.release()
    await page.getByRole('button', { name: 'Start Chat' }).click()
    await expect(page.getByRole('textbox')).toBeFocused()
    await opening
    await proxy.stop()
  })

  test('the script loads after all visible content, and Enter sends text typed before it', async ({
    page,
  }) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    const typing = Promise.withResolvers<void>()
    await page.route('**/assets/guest/page-*.js', async (route) => {
      await typing.promise
      await route.continue()
    })
    const script = page.waitForRequest('**/assets/guest/page-*.js')
    await page.goto('/demo')
    await script
    const scriptIndex = paths.findIndex((path) => path.includes('/assets/guest/page-'))
    const before = paths.slice(1, scriptIndex)
    expect(before.length).toBeGreaterThan(0)
    expect(before.filter((path) => !path.startsWith('/images/'))).toEqual([])

    const question = page.getByRole('textbox')
    await question.fill('Is the hummus vegan?')
    await question.press('Enter')
    await expect(question).toHaveValue('Is the hummus vegan?')
    typing.resolve()
    const turn = page.getByRole('listitem').filter({ hasText: 'Is the hummus vegan?' })
    await expect(turn).toHaveCount(1)
    await expect(question).toHaveValue('')
  })

  test('an allergen filter works even if the script loads before the menu', async ({
    server,
    openPage,
  }) => {
    const proxy = await startSplitPageProxy(server.url, '<div id="menu"')
    const page = await openPage({ baseURL: proxy.url, locale: 'en-US' })
    const script = page.waitForResponse('**/assets/guest/page-*.js')
    await page.goto('/demo', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Allergens and diets' }).click()
    await (await script).finished()
    await page.getByRole('checkbox', { name: 'sesame' }).check()
    proxy.release()
    await expect(page.locator('#filtered')).toBeVisible()
    await expect(page.locator('#menu')).toBeHidden()
    await page.close()
    await proxy.stop()
  })
})
