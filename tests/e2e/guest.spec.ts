import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { greeting } from './greeting.ts'
import { expect, test, type Locator, type Page } from './test.ts'

const phone = { width: 390, height: 844 }

const composer = (page: Page) => page.getByRole('textbox')

test.describe('in Turkish', () => {
  test.use({ viewport: phone, locale: 'tr-TR', colorScheme: 'dark' })

  test('a guest reads, asks, sees pictures, comes back, erases', async ({ page }) => {
    const answer = page.getByText(/^Mutfağın “vejetaryen”/)
    const chatTab = page.getByRole('button', { name: 'Sohbet', exact: true })
    const empty = page.getByRole('heading', { name: 'Yapay Zekâ Menü Asistanı' })
    await page.goto('/demo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akar Lokantası')
    await expect(page.getByText('145,00 ₺').first()).toBeVisible()

    // One category only.
    await page.getByRole('heading', { name: 'Tatlılar' }).click()
    await expect(page.getByRole('heading', { name: 'Künefe' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Süzme Mercimek Çorbası' })).toBeHidden()

    // The first question opens the chat; the reply streams in.
    await expect(composer(page)).toHaveAttribute('placeholder', 'Yapay zekâya sorun...')
    await composer(page).fill('Vejetaryen neler var?')
    await composer(page).press('Enter')
    await expect(answer).toBeVisible()
    await expect(page.getByText('Vejetaryen neler var?')).toBeVisible()
    await expect(page.getByText('Burada bir yapay zekâ')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Künefe' })).toBeHidden()
    await expect(composer(page)).toBeEnabled()
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue('')

    await composer(page).fill('baklavanın resmini göster')
    await composer(page).press('Enter')
    // Not the row of the earlier reply, which opens the menu.
    const reply = page.locator('[data-role="assistant"]').nth(1)
    const card = reply.getByRole('button', { name: 'Antep Fıstıklı Baklava' })
    await expectSheet(page, card)

    // The logo closes the chat, the tab reopens it.
    await page.getByRole('button', { name: 'Diğer' }).click()
    await page.getByRole('link', { name: 'Ana Sayfa' }).click()
    await expect(answer).toBeHidden()
    await chatTab.click()
    await expect(answer).toBeVisible()

    // A reload restores everything.
    await page.reload()
    await chatTab.click()
    await expect(answer).toBeVisible()
    await expect(card).toBeVisible()

    const erase = async () => {
      await page.getByRole('button', { name: 'Diğer' }).click()
      await page.getByRole('button', { name: 'Sohbet Geçmişini Sil' }).click()
    }
    await erase()
    await expect(page.getByRole('heading', { name: 'Bu restoranla' })).toBeVisible()
    await expectClean(page, { within: 'dialog[open]' })
    await page.goBack()
    await expect(answer).toBeVisible()
    await erase()
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(page.getByText('Sohbet geçmişiniz silindi.')).toBeVisible()
    await expect(empty).toBeVisible()
    await page.getByRole('button', { name: 'Geri al' }).click()
    await expect(answer).toBeVisible()
    await erase()
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await expect(empty).toBeVisible()
    // Leaving deletes it on the server immediately; if that request is late, the next page does.
    await page.evaluate(() => {
      globalThis.fetch = () => new Promise(() => undefined)
    })
    await page.reload()
    await chatTab.click()
    await expect(empty).toBeVisible()
    await expectClean(page, { within: '#chat' })
    await page.getByRole('button', { name: 'Fındık ve cevize alerjim var' }).click()
    await expect(page.locator('[data-role="assistant"]')).toContainText(
      'servis ekibine de söyleyin',
    )
  })
})

/** Opens a picture's sheet and closes it in each of the three ways. */
async function expectSheet(page: Page, card: Locator): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Antep Fıstıklı Baklava' })
  await card.click()
  await expect(sheet.getByRole('img')).toHaveJSProperty('complete', true)
  await expectClean(page, { within: 'dialog[open]' })
  await sheet.getByRole('button', { name: 'Kapat' }).click()
  await expect(sheet).toBeHidden()
  await card.click()
  await page.mouse.click(195, 60)
  await expect(sheet).toBeHidden()
  await card.click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

test.describe('the chat', () => {
  test.use({ viewport: phone })

  test('keeps a draft that it could not load for, is disabled while it waits, and sends a question asked offline when online again', async ({
    page,
    context,
    problems,
  }) => {
    const cannotLoad = page.getByText('The chat needs a connection and could not be loaded.')
    await page.route('**/mount-*.js', (route) => route.abort())
    await page.goto('/demo')
    await composer(page).fill('hello')
    await composer(page).press('Enter')
    await expect(cannotLoad).toBeVisible()
    await expect(composer(page)).toHaveValue('hello')
    await page.unroute('**/mount-*.js')

    const hold = Promise.withResolvers<void>()
    await page.route('**/chat', async (route) => {
      if (route.request().method() === 'POST') await hold.promise
      await route.continue()
    })
    await composer(page).press('Enter')
    await expect(page.getByRole('status', { name: 'AI is thinking...' })).toBeVisible()
    await expect(cannotLoad).toBeHidden()
    await expect(composer(page)).toBeDisabled()
    await expect(composer(page)).toHaveAttribute('placeholder', 'AI is thinking...')
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    hold.resolve()
    await expect(page.getByText(greeting)).toBeVisible()
    await expect(composer(page)).toBeEnabled()

    await context.setOffline(true)
    await composer(page).fill('Is the hummus vegan?')
    await composer(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('No connection')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Yes.*Humus.*vegan/)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    // Chromium logs the failed requests.
    problems.length = 0
  })
})

test('works with the keyboard only, and keeps a rejected question', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/demo')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.textContent ?? '')).includes(name))
        return
    }
    throw new Error(`The keyboard does not reach ${name}`)
  }
  await tabTo('Tatlılar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Künefe' })).toBeVisible()

  await composer(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(composer(page)).toHaveValue('one\ntwo')
  // A blank question is not sent.
  await expect(page.locator('[data-role="user"]')).toHaveCount(0)

  const long = 'çok '.repeat(600).trim()
  await composer(page).fill(long)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('at most 2,000 characters')
  await expect(composer(page)).toHaveValue(long)

  await composer(page).fill('hello')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(greeting)).toBeVisible()
  // Chromium logs the 422.
  problems.length = 0
})

test('an unknown restaurant links to the sample; both fit every size, as does a long question', async ({
  page,
  problems,
}) => {
  const expectNoOverflow = async () => {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), `at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto('/nowhere')
  await expect(page.getByRole('heading')).toHaveText('This restaurant doesn’t exist.')
  await expectNoOverflow()
  await expectCleanInAllVariants(page)
  await page.getByRole('link', { name: 'See a sample menu' }).click()
  await expect(page).toHaveURL(/\/demo-pub$/)
  await expectNoOverflow()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await composer(page).fill(`${'ağ'.repeat(900)} çok 🍲`)
  await composer(page).press('Enter')
  await expect(page.getByRole('log').getByRole('listitem').last()).toContainText(/AI Assistant.+/)
  await expectNoOverflow()
  await expectClean(page, { within: '#chat' })
  // Chromium logs the 404.
  problems.length = 0
})
