import { readFile } from 'node:fs/promises'
import { seedPlace } from '../fixtures/seed-place.ts'
import { insertOwner, testPassword } from '../insert-owner.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

const text = {
  move: 'Hesabınızı taşıyın',
  password: 'Şimdiki şifre',
  download: 'Arşivi indir',
  archive: 'Arşiv',
  show: 'İçindekileri göster',
  other: /Bu, bir hesap arşivi değil/,
  create: /tarihli arşivden şunlar oluşturulacak:$/,
  taken: /burada kullanılıyor; bunun yerine/,
  confirm: 'Hepsini içe aktar',
  done: /tarihli arşivden içe aktarıldı:$/,
  restaurants: 'Restoranlara git',
} as const

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

test('an owner downloads the account’s archive, and imports it after seeing what it has', async ({
  page,
  server,
  problems,
}) => {
  const owner = await insertOwner(server.database, { locale: 'tr' })
  const place = await seedPlace(server, owner, { dishes: { Tatlılar: ['Künefe', 'Sütlaç'] } })
  await server.database.query('update restaurants set slug = $1 where id = $2', [
    'lale-tr',
    place.restaurant(),
  ])
  await addSession(page, server, owner)
  await page.goto('/dashboard/account')
  await page.getByRole('link', { name: text.move }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.move })).toBeVisible()
  await page.getByLabel(text.password, { exact: true }).fill(testPassword)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: text.download }).click()
  const bytes = await readFile(await (await downloading).path())
  await expectClean(page)

  const field = page.getByLabel(text.archive, { exact: true })
  await field.setInputFiles({
    name: 'chefin-data.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await page.getByRole('button', { name: text.show }).click()
  await expect(page.getByText(text.other)).toBeVisible()
  expect(problems.splice(0)).toEqual([expect.stringContaining('status of 422')])
  await field.setInputFiles({
    name: 'chefin-account.zip',
    mimeType: 'application/zip',
    buffer: bytes,
  })
  await page.getByRole('button', { name: text.show }).click()
  await expect(page.getByRole('heading', { name: text.create })).toBeVisible()
  await expect(page.getByText(text.taken)).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: text.confirm }).click()
  await expect(page.getByRole('heading', { name: text.done })).toBeVisible()
  await expectClean(page)
  await page.getByRole('link', { name: text.restaurants }).click()
  await expect(page.getByText('Lale')).toHaveCount(2)
})
