import { axeFindings } from './axe.ts'
import { greeting } from './greeting.ts'
import { expect, test, type Page } from './test.ts'

const phone = { width: 390, height: 844 }

const textsByLocale = {
  en: {
    locale: 'en-US',
    placeholder: 'Talk to Ai...',
    busy: 'AI is thinking...',
    empty: 'Ai Menu Assistant',
    notice: 'You are chatting with an AI',
    price: '145.00 ₺',
    more: 'More',
    home: 'Home',
    erase: 'Delete Chat History',
    erased: 'Your chat history has been deleted.',
    menuTab: 'Menu',
    chatTab: 'Chat',
    question: 'Does the lentil soup contain gluten?',
    answer: /^Yes.*Süzme Mercimek Çorbası.*gluten.*\(un\)/,
    pictures: 'Show me the baklava',
    close: 'Close',
  },
  tr: {
    locale: 'tr-TR',
    placeholder: 'Yapay zekâya sorun...',
    busy: 'Yapay zekâ düşünüyor...',
    empty: 'Yapay Zekâ Menü Asistanı',
    notice: 'Burada bir yapay zekâ',
    price: '145,00 ₺',
    more: 'Diğer',
    home: 'Ana Sayfa',
    erase: 'Sohbet Geçmişini Sil',
    erased: 'Sohbet geçmişiniz silindi.',
    menuTab: 'Menü',
    chatTab: 'Sohbet',
    question: 'Vejetaryen neler var?',
    answer: /^Mutfağın “vejetaryen”/,
    pictures: 'baklavanın resmini göster',
    close: 'Kapat',
  },
}

const composer = (page: Page) => page.getByRole('textbox')
const expectNoAxeFindings = async (page: Page) => {
  expect(await axeFindings(page)).toEqual([])
}

for (const [name, texts] of Object.entries(textsByLocale)) {
  test.describe(`a guest at 390 px in ${name}`, () => {
    test.use({ viewport: phone, locale: texts.locale })

    test('reads, asks, sees pictures, comes back, erases', async ({ page }) => {
      await page.goto('/demo')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akar Lokantası')
      await expect(page.getByText(texts.price).first()).toBeVisible()
      await expectNoAxeFindings(page)

      // One category only.
      await page.getByRole('heading', { name: 'Tatlılar' }).click()
      await expect(page.getByRole('heading', { name: 'Künefe' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Süzme Mercimek Çorbası' })).toBeHidden()

      // The first question opens the chat; the reply streams in.
      await expect(composer(page)).toHaveAttribute('placeholder', texts.placeholder)
      await composer(page).fill(texts.question)
      await composer(page).press('Enter')
      await expect(page.getByText(texts.answer)).toBeVisible()
      await expect(page.getByText(texts.question)).toBeVisible()
      await expect(page.getByText(texts.notice)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Künefe' })).toBeHidden()
      await expect(composer(page)).toBeEnabled()
      await expect(composer(page)).toBeFocused()
      await expect(composer(page)).toHaveValue('')

      // A card opens a sheet, which can be closed in three ways.
      await composer(page).fill(texts.pictures)
      await composer(page).press('Enter')
      // Not the row of the earlier reply, which opens the menu.
      const card = page
        .locator('[data-role="assistant"]')
        .nth(1)
        .getByRole('button', { name: 'Antep Fıstıklı Baklava' })
      await card.click()
      const sheet = page.getByRole('dialog', { name: 'Antep Fıstıklı Baklava' })
      await expect(sheet.getByRole('img')).toHaveCount(0)
      await expect(sheet.locator('img')).toHaveJSProperty('complete', true)
      await expectNoAxeFindings(page)
      await sheet.getByRole('button', { name: texts.close }).click()
      await expect(sheet).toBeHidden()
      await card.click()
      await page.mouse.click(195, 60)
      await expect(sheet).toBeHidden()
      await card.click()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expectNoAxeFindings(page)

      // The logo closes the chat, the tab reopens it.
      await page.getByRole('button', { name: texts.more }).click()
      await page.getByRole('link', { name: texts.home }).click()
      await expect(page.getByText(texts.answer)).toBeHidden()
      await page.getByRole('button', { name: texts.chatTab, exact: true }).click()
      await expect(page.getByText(texts.answer)).toBeVisible()

      // A reload restores everything.
      await page.reload()
      await page.getByRole('button', { name: texts.chatTab, exact: true }).click()
      await expect(page.getByText(texts.answer)).toBeVisible()
      await expect(card).toBeVisible()

      await page.getByRole('button', { name: texts.more }).click()
      await page.getByRole('button', { name: texts.erase }).click()
      await expect(page.getByText(texts.erased)).toBeVisible()
      await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: texts.chatTab, exact: true }).click()
      await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
      await expectNoAxeFindings(page)
    })
  })
}

test.describe('the chat', () => {
  test.use({ viewport: phone })

  test('while it waits, shows dots and another placeholder, and is disabled', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/chat', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await page.goto('/demo')
    await composer(page).fill('hello')
    await composer(page).press('Enter')
    await expect(page.getByRole('status', { name: 'AI is thinking...' })).toBeVisible()
    await expect(composer(page)).toBeDisabled()
    await expect(composer(page)).toHaveAttribute('placeholder', 'AI is thinking...')
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    release()
    await expect(page.getByText(greeting)).toBeVisible()
    await expect(composer(page)).toBeEnabled()
  })

  test('keeps the text of a rejected question', async ({ page, problems }) => {
    await page.goto('/demo')
    const long = 'çok '.repeat(600).trim()
    await composer(page).fill(long)
    await composer(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('at most 2,000 characters')
    await expect(composer(page)).toHaveValue(long)
    // Chromium logs the 422.
    problems.length = 0
  })

  test('keeps the question while offline, and sends it when online again', async ({
    page,
    context,
    problems,
  }) => {
    await page.goto('/demo')
    await composer(page).fill('hello')
    await composer(page).press('Enter')
    await expect(composer(page)).toBeEnabled()
    await context.setOffline(true)
    await composer(page).fill('Is the hummus vegan?')
    await composer(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('No connection')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Yes.*Humus.*vegan/)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    problems.length = 0
  })

  test('reports that it cannot be loaded, and keeps the draft', async ({ page, problems }) => {
    await page.route('**/mount-*.js', (route) => route.abort())
    await page.goto('/demo')
    await composer(page).fill('Is the hummus vegan?')
    await composer(page).press('Enter')
    await expect(
      page.getByText('The chat needs a connection and could not be loaded.'),
    ).toBeVisible()
    await expect(composer(page)).toHaveValue('Is the hummus vegan?')
    await page.unroute('**/mount-*.js')
    await composer(page).press('Enter')
    await expect(page.getByText(/^Yes.*Humus.*vegan/)).toBeVisible()
    await expect(
      page.getByText('The chat needs a connection and could not be loaded.'),
    ).toBeHidden()
    problems.length = 0
  })

  test('sends a suggestion with one tap', async ({ page }) => {
    await page.goto('/demo')
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await page.getByRole('button', { name: 'I have a nut allergy' }).click()
    const reply = page.locator('[data-role="assistant"]').last()
    await expect(reply).toContainText('tree nuts')
    await expect(reply).toContainText('tell the team')
  })

  test('Shift+Enter inserts a line break, and a blank question is not sent', async ({ page }) => {
    await page.goto('/demo')
    await composer(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'You' })).toHaveCount(0)
    await page.keyboard.type('one')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('two')
    await expect(composer(page)).toHaveValue('one\ntwo')
  })
})

test('works with the keyboard only', async ({ page }) => {
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
  await page.keyboard.type('hello')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(greeting)).toBeVisible()
})

// This page's style is separate from the app's at each of these sizes.
for (const [width, height, colorScheme] of [
  [360, 740, 'light'],
  [390, 844, 'dark'],
  [768, 1024, 'light'],
  [1440, 900, 'light'],
  [1440, 900, 'dark'],
] as const) {
  test(`no violations at ${width} px, ${colorScheme}`, async ({ page, problems }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await page.goto('/demo')
    await expectNoAxeFindings(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await composer(page).fill(`${'ağ'.repeat(900)} çok 🍲`)
    await composer(page).press('Enter')
    await expect(page.getByRole('log').getByRole('listitem').last()).toContainText(/AI Assistant.+/)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectNoAxeFindings(page)
    await page.goto('/nowhere')
    await expectNoAxeFindings(page)
    // Chromium logs the 404.
    problems.length = 0
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the menu can be read, opened and closed, and the language changed', async ({ page }) => {
    await page.goto('/demo')
    await expect(page.getByRole('heading', { name: 'Süzme Mercimek Çorbası' })).toBeVisible()
    await page.getByRole('heading', { name: 'Ana Yemekler' }).click()
    await expect(page.getByRole('heading', { name: 'Adana Kebap' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Süzme Mercimek Çorbası' })).toBeHidden()
    await expect(composer(page)).toBeHidden()
    await expect(page.getByText('The chat needs JavaScript.')).toBeVisible()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('link', { name: 'Türkçe' }).click()
    await expect(page.getByText('Sohbet için JavaScript gerekir.')).toBeVisible()
  })
})

test('an unknown restaurant shows a friendly page with a link', async ({ page, problems }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading')).toHaveText('This restaurant doesn’t exist.')
  await page.getByRole('link', { name: 'See a sample menu' }).click()
  await expect(page).toHaveURL(/\/demo$/)
  // Chromium logs the 404.
  problems.length = 0
})
