import sharp from 'sharp'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

/** Signs in a new owner with a menu of dishes without a category. */
async function seedDishes(page: Page, server: TestServer, locale: 'en' | 'tr', count: number) {
  const email = await insertOwner(server.database, { locale })
  const [row] = await server.database.query(
    `with m as (insert into menus (owner_id, name, currency)
                select id, 'Akşam', 'TRY' from owners where email = $1 returning *),
     d as (insert into dishes (owner_id, menu_id, name, ingredients, ai_instructions, position)
           select owner_id, id, 'Humus ' || n, array['nohut'], 'Soğuk.', n
           from m, generate_series(1, $2::int) n)
     select id from m`,
    [email, count],
  )
  await addSession(page, server, email)
  const menuId = String(row?.['id'])
  return { menuId, path: `/dashboard/menuList/menu/${menuId}/itemList` }
}

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })

test.describe('on a phone in Turkish', () => {
  test.use({ viewport: { width: 360, height: 800 }, locale: 'tr-TR', hasTouch: true })

  test('categories are created in place, nothing typed is lost, and no allergen’s state is cut', async ({
    page,
    server,
  }) => {
    const { menuId, path } = await seedDishes(page, server, 'tr', 1)
    await page.goto(`${path}?add`)
    await panel(page).getByLabel('Ürün Adı').fill('Mercimek')
    await panel(page).getByLabel('İçindekiler').fill('mercimek, un')
    await panel(page).getByLabel('Yapay Zekâ Talimatları').fill('Etsiz.')
    // The menu has no category to choose from.
    const main = panel(page).getByLabel('Yeni kategori')
    const sub = panel(page).getByLabel('Yeni alt kategori')
    const addSub = panel(page).getByRole('button', { name: 'Yeni alt kategori' })
    await expect(addSub).toBeHidden()
    await main.fill('Çorbalar')
    await addSub.tap()
    await expect(sub).toBeFocused()
    await sub.fill('Sıcak')
    const more = panel(page).getByText('Açıklama, gramaj, etiketler, resim')
    await expect(panel(page).getByLabel('Açıklama')).toBeHidden()
    await more.tap()
    await panel(page).getByLabel('Açıklama').fill('Günün çorbası')
    await panel(page).getByText('Alerjenler ve beslenme').tap()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(cutStates)).toEqual([])
    }
    await expectClean(page, { within: '[role=dialog]' })
    // A draft keeps the new names.
    await page.reload()
    await expect(main).toHaveValue('Çorbalar')
    await expect(sub).toHaveValue('Sıcak')
    await expect(panel(page).getByLabel('Açıklama')).toHaveValue('Günün çorbası')

    await panel(page).getByRole('button', { name: 'Kaydet ve yenisini ekle' }).tap()
    const chosenOption = (label: string) =>
      panel(page).getByLabel(label, { exact: false }).locator('option:checked')
    await expect(panel(page).getByLabel('Ürün Adı')).toHaveValue('')
    await expect(chosenOption('Ana kategori')).toHaveText('Çorbalar')
    await expect(chosenOption('Alt kategori')).toHaveText('Sıcak')
    await panel(page).getByRole('button', { name: 'Yeni kategori' }).tap()
    await expect(panel(page).getByLabel('Yeni kategori')).toBeFocused()
    await panel(page).getByRole('button', { name: 'Listeden seç' }).tap()
    await expect(chosenOption('Ana kategori')).toHaveText('Çorbalar')
    const storedRows = await server.database.query(
      `select m.name as main, s.name as sub, description from dishes d
       join categories m on m.id = d.main_category_id join categories s on s.id = d.sub_category_id
       where d.menu_id = $1`,
      [menuId],
    )
    expect(storedRows).toEqual([{ main: 'Çorbalar', sub: 'Sıcak', description: 'Günün çorbası' }])
  })
})

/** Runs in the page: the selects that are narrower than one of their options. */
function cutStates(): string[] {
  const selects = [...document.querySelectorAll<HTMLSelectElement>('[role=dialog] select')]
  return selects.flatMap((select) => {
    const before = select.getAttribute('style')
    const { width } = select.getBoundingClientRect()
    select.style.width = 'max-content'
    const needed = select.getBoundingClientRect().width
    if (before === null) select.removeAttribute('style')
    return width + 1 < needed ? [`${select.name}: ${width} of ${needed}`] : []
  })
}

test.describe('with a keyboard', () => {
  test.use({ viewport: desktop, locale: 'en-US', colorScheme: 'dark' })

  test('shortcuts save and go on, duplicate and find, and leave composed text alone', async ({
    page,
    server,
  }) => {
    const { path } = await seedDishes(page, server, 'en', 8)
    await page.goto(path)
    // Unlike actions on elements, a key press doesn't wait for the page's scripts.
    await expect(page.getByLabel('Search')).toBeVisible()
    await page.keyboard.press('Alt+Shift+F')
    await expect(page.getByLabel('Search')).toBeFocused()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    const list = page.getByRole('group', { name: 'Keyboard shortcuts' })
    await expect(list.getByText('Find a dish')).toBeVisible()
    await expectClean(page, { within: 'main' })
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()

    await page.getByRole('link', { name: 'Update Humus 2' }).focus()
    await page.keyboard.press('Alt+Shift+D')
    await expect(names(page)).toHaveCount(9)
    await expect(names(page).filter({ hasText: 'Humus 2 (copy)' })).toHaveCount(1)

    await page.getByRole('link', { name: 'Update Humus 7' }).press('Enter')
    const name = panel(page).getByLabel('Dish Name')
    await expect(name).toBeFocused()
    await name.fill('Humus seven')
    const saves: string[] = []
    page.on('request', (request) => {
      const isPreview = request.url().endsWith('/preview')
      if (request.method() === 'POST' && !isPreview) saves.push(request.url())
    })
    await name.dispatchEvent('keydown', {
      key: 'Enter',
      code: 'Enter',
      ctrlKey: true,
      isComposing: true,
    })
    // Behind the panel, the list's shortcut does nothing.
    await page.keyboard.press('Alt+Shift+F')
    await expect(name).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(name).toHaveValue('Humus 8')
    expect(saves).toHaveLength(1)
    await expect(name).toBeFocused()
    await panel(page).getByLabel('Ingredients').pressSequentially('sumak')
    // It is the last dish.
    await expect(panel(page).getByRole('button', { name: 'Update and next dish' })).toBeHidden()
    await page.keyboard.press('Control+Enter')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('article', { name: 'Humus 8' })).toContainText('sumak')

    await page.getByRole('link', { name: 'Add New' }).press('Enter')
    await expect(name).toBeFocused()
    await name.fill('Acılı')
    await panel(page).getByLabel('AI Instructions').fill('Hot.')
    await panel(page).getByLabel('Ingredients').fill('biber')
    await page.keyboard.press('Control+Enter')
    await expect(name).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(names(page).filter({ hasText: 'Acılı' })).toHaveCount(1)
  })
})

test.describe('the part of a picture', () => {
  const setPicture = async (page: Page, server: TestServer, locale: 'en' | 'tr') => {
    const { menuId, path } = await seedDishes(page, server, locale, 1)
    await page.goto(path)
    const file = await sharp({
      create: { width: 800, height: 400, channels: 3, background: '#c63' },
    })
      .png()
      .toBuffer()
    const isTurkish = locale === 'tr'
    await page
      .getByRole('link', { name: isTurkish ? 'Resim: Humus 1' : 'Picture of Humus 1' })
      .click()
    await panel(page)
      .getByLabel(isTurkish ? 'Resim' : 'Picture', { exact: true })
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: file })
    const readStored = async () => {
      const [row] = await server.database.query('select image_url from dishes where menu_id = $1', [
        menuId,
      ])
      return String(row?.['image_url'])
    }
    return readStored
  }

  test.describe('by finger', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      locale: 'tr-TR',
      hasTouch: true,
      isMobile: true,
    })

    test('is dragged before the upload', async ({ page, server }) => {
      const stored = await setPicture(page, server, 'tr')
      const frame = panel(page).getByRole('application', { name: 'Listelerde görünen bölüm' })
      const box = await frame.boundingBox()
      if (!box) throw new Error('no frame')
      const finger = await page.context().newCDPSession(page)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const touchAt = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: at, y }],
        })
      await touchAt('touchStart', x)
      for (const share of [0.25, 0.5, 1]) await touchAt('touchMove', x + share * box.width)
      await touchAt('touchEnd')
      await expectClean(page, { within: '[role=dialog]' })
      // Shortly after a drag, Chromium ignores taps.
      await panel(page).getByRole('button', { name: 'Yükle' }).click()
      await expect(page.getByText('Resim yüklendi.')).toBeVisible()
      expect(await stored()).toContain('&part=100.50.100')
    })
  })

  test.describe('by keyboard', () => {
    test.use({ viewport: desktop, locale: 'en-US' })

    test('is moved and made smaller, also afterwards', async ({ page, server }) => {
      const stored = await setPicture(page, server, 'en')
      await panel(page).getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByText('The picture has been uploaded.')).toBeVisible()
      expect(await stored()).not.toContain('part=')
      await page.getByRole('link', { name: 'Picture of Humus 1' }).click()
      const frame = panel(page).getByRole('application', { name: 'Part that lists show' })
      await frame.press('ArrowLeft')
      await frame.press('ArrowLeft')
      await frame.press('+')
      await frame.press('ArrowDown')
      await expect(
        panel(page).getByText('40% from the left, 55% from the top, size 90%'),
      ).toBeAttached()
      await expectClean(page, { within: '[role=dialog]' })
      await panel(page).getByRole('button', { name: 'Save this part' }).click()
      await expect(page.getByText('The part of the picture has been saved.')).toBeVisible()
      expect(await stored()).toContain('&part=40.55.90')
    })
  })
})
