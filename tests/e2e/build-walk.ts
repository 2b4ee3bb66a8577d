import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { photoWithGps } from '../fixtures/photo.ts'
import type { InputDevice } from './input-devices.ts'
import { expect, type Page } from './test.ts'

/** An owner's page and the input device that operates it. */
export interface Work {
  readonly page: Page
  readonly device: InputDevice
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rows = (page: Page) => page.locator('tbody tr td:first-child')
/** The open overlay. Toasts are dialogs too, but without a heading. */
const overlay = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading') })
const dishes = (page: Page) => page.getByRole('article').getByRole('heading')

const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

async function openPage({ page, device }: Work, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  const opener = button(page, 'Open navigation')
  await expect(navigation.or(opener)).toBeVisible()
  if (await opener.isVisible()) await device.press(opener)
  await device.press(navigation.getByText(name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function attach({ page, device }: Work, label: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await device.press(page.getByLabel(label, { exact: true }))
  await (
    await choosing
  ).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() })
}

async function moveOnto({ page, device }: Work, name: string, onto: string): Promise<void> {
  const grip = (row: string) => button(page, `Move ${row}`)
  const saving = page.waitForResponse(
    (response) => response.url().endsWith('/order') && response.ok(),
  )
  await device.drag(grip(name), grip(onto))
  await saving
  await expect(page.getByText(`${name} dropped at position 1`)).toBeAttached()
}

export async function addRestaurant(work: Work, name: string, slug: string): Promise<void> {
  const { page, device } = work
  await openPage(work, 'Restaurants')
  await device.write(page.getByLabel('Restaurant Name'), name)
  await device.press(button(page, 'Add'))
  await expectToast(page, 'Restaurant added successfully')
  await device.press(link(page, `Manage ${name}`))
  const details = region(page, 'Restaurant')
  await device.write(details.getByLabel('Location'), 'Moda, İstanbul')
  await device.write(details.getByLabel('Chat Start Warning Message'), 'An AI answers.')
  await device.write(details.getByLabel('Short link'), slug)
  await device.press(details.getByRole('button', { name: 'Update' }))
  await expectToast(page, 'Restaurant updated successfully')
}

export async function addMenu(work: Work, name: string): Promise<void> {
  const { page, device } = work
  await openPage(work, 'Menus')
  await device.write(page.getByLabel('Name', { exact: true }), name)
  await device.press(button(page, 'Add'))
  await expectToast(page, 'Menu created successfully')
  await device.press(link(page, `Update ${name}`))
  const card = region(page, 'Update Menu')
  await device.choose(card.getByLabel('Currency'), 'Turkish Lira (TRY)')
  await device.press(card.getByRole('button', { name: 'Update' }))
  await expectToast(page, 'Menu updated successfully')
  await device.write(page.getByLabel("Chef's AI Context"), 'A grill by the sea.')
  await device.press(button(page, 'Save'))
  await expectToast(page, 'Menu created successfully with AI assistant')
}

export async function addCategories(work: Work): Promise<void> {
  const { page, device } = work
  await device.press(link(page, 'Categories'))
  const names = ['Desserts', 'Mains', 'Grill']
  for (const [index, name] of names.entries()) {
    await device.write(page.getByLabel('Category Name'), name)
    if (name === 'Grill') {
      await device.choose(page.getByLabel('Parent Category (optional)'), 'Mains')
    }
    await device.press(button(page, 'Add'))
    await expect(rows(page)).toHaveCount(index + 1)
  }
  await moveOnto(work, 'Mains', 'Desserts')
  await expect(rows(page)).toHaveText(['Mains', 'Desserts', 'Grill'])
}

interface DishToAdd {
  readonly name: string
  readonly category: string
  readonly subCategory: string
  readonly price: string
}

/** Adds a dish in the open form. */
export async function addDish(
  work: Work,
  { name, category, subCategory, price }: DishToAdd,
): Promise<void> {
  const { page, device } = work
  await expect(page.getByLabel('Dish Name')).toBeFocused()
  await device.write(page.getByLabel('Dish Name'), name)
  await device.choose(page.getByLabel('Main category'), category)
  await device.choose(page.getByLabel('Sub-category'), subCategory)
  const ingredients = page.getByLabel('Ingredients')
  await device.press(ingredients)
  await page.evaluate(() => navigator.clipboard.writeText('kıyma, un; tuz'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(button(page, 'Remove tuz')).toBeVisible()
  await device.write(page.getByLabel('AI Instructions'), 'Over charcoal.')
  await device.write(page.getByLabel('Price (TRY)'), price)
  await device.press(page.locator('summary', { hasText: 'Description, weight, tags, picture' }))
  await device.press(button(page, 'Add halal'))
  await device.press(button(page, 'Add'))
  await expectToast(page, 'Menu item added successfully')
  await expect(overlay(page)).toBeHidden()
}

/** Gives Adana a picture, deactivates and activates it, and moves it above Köfte. */
export async function arrangeDishes(work: Work): Promise<void> {
  const { page, device } = work
  await expect(dishes(page)).toHaveText(['Köfte', 'Adana'])
  await device.press(link(page, 'Picture of Adana'))
  await attach(work, 'Picture')
  await device.press(button(page, 'Upload'))
  await expectToast(page, 'The picture has been uploaded.')
  await expect(overlay(page)).toBeHidden()
  const activeSwitch = page.getByRole('switch', { name: 'Adana: active' })
  await device.toggle(activeSwitch)
  await expect(activeSwitch).not.toBeChecked()
  await device.toggle(activeSwitch)
  await expect(activeSwitch).toBeChecked()
  await moveOnto(work, 'Adana', 'Köfte')
  await expect(dishes(page)).toHaveText(['Adana', 'Köfte'])
}

export async function finishRestaurant(
  work: Work,
  name: string,
  { menu, isShown }: { readonly menu: string; readonly isShown: boolean },
): Promise<void> {
  const { page, device } = work
  await openPage(work, 'Restaurants')
  await device.press(link(page, `Manage ${name}`))
  const card = region(page, 'Menu')
  if (!isShown) {
    await device.choose(card.getByLabel('Choose a menu'), menu)
    await device.press(card.getByRole('button', { name: 'Update', exact: true }))
  }
  await expect(card.getByRole('link', { name: 'View items' })).toBeVisible()
  await attach(work, 'Image file')
  await expect(page.getByRole('img', { name: 'Selected, not uploaded yet' })).toBeVisible()
  await device.press(button(page, 'Upload'))
  await expect(page.getByRole('img', { name: `Logo of ${name}` })).toBeVisible()
  await device.press(button(page, `QR code of ${name}`))
  await expect(page.getByRole('dialog').locator('svg image')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await device.press(button(page, 'Download PNG'))
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^chefin-.*\.png$/)
  const size = await sharp(await readFile(await download.path())).metadata()
  expect(size).toMatchObject({ format: 'png', width: 200, height: 200 })
  await device.press(button(page, 'Close'))
  await expect(overlay(page)).toBeHidden()
}
