import { seedPlace } from '../fixtures/seed-place.ts'
import { insertOwner, testPassword } from '../insert-owner.ts'
import { findLink } from '../outbox.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { addAuthenticator, factorPage, press, readApp } from './factor-steps.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const text = {
  email: 'E-posta adresi',
  kitchen: 'Mutfak',
  send: 'Davet gönder',
  sent: 'adresine yola çıktı',
  firstName: 'Ad',
  surname: 'Soyad',
  password: 'Şifre',
  accept: 'Daveti kabul et',
  menus: 'Menüler',
  kitchenOf: 'Lale mutfağı',
  remove: 'Can Usta kişisini ekipten çıkar',
  confirm: 'Çıkar',
  removed: 'Can Usta artık ekipte değil',
  soldOut: 'Lentil: tükendi',
  notInTeam: 'Artık Lale ekibinde değilsiniz.',
  ownAccount: 'Kendi hesabınız duruyor',
  login: 'Giriş Yap',
  currentPassword: 'Şimdiki şifre',
  confirmIdentity: 'Doğrula',
  startApp: 'Uygulama kur',
  code: 'Doğrulama uygulamasındaki kod',
  confirmApp: 'Doğrula ve aç',
  addPasskey: 'Geçiş anahtarı ekle',
  codes: 'Kurtarma kodlarınız',
  requireLabel: 'İki adımlı doğrulama herkes için zorunlu olsun',
  save: 'Kaydet',
  saved: 'Kaydedildi.',
  mustSetUp: 'Ekibinizde iki adımlı doğrulama zorunlu',
} as const

async function setUpApp(page: Page) {
  await press(page, text.startApp)
  const codeAt = await readApp(page)
  await page.getByLabel(text.code, { exact: true }).fill(await codeAt(0))
  await press(page, text.confirmApp)
  await expect(page.getByRole('heading', { name: text.codes, exact: true })).toBeVisible()
}

async function addPasskey(page: Page) {
  await addAuthenticator(page)
  await page.getByLabel(text.firstName, { exact: true }).fill('Can')
  await press(page, text.addPasskey)
  await expect(page.getByRole('heading', { name: text.codes, exact: true })).toBeVisible()
}

async function confirmPassword(page: Page) {
  await page.getByLabel(text.currentPassword, { exact: true }).fill(testPassword)
  await press(page, text.confirmIdentity)
}

test.describe('on phones in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

  test('an owner requires a second factor and invites a cook, who joins, sets one up, works, and is removed', async ({
    page,
    openPage,
    problems,
    server,
  }) => {
    const owner = await insertOwner(server.database, { locale: 'tr' })
    await seedPlace(server, owner, { dishes: { Soups: ['Lentil'] } })
    await addSession(page, server, owner)
    await page.goto(factorPage)
    await confirmPassword(page)
    await setUpApp(page)
    await page.getByLabel(text.requireLabel).check()
    await press(page, text.save)
    await expect(page.getByText(text.saved)).toBeVisible()
    await page.goto('/dashboard/account/members')
    await expectClean(page)
    const cook = `${crypto.randomUUID()}@chefin.example`
    await page.getByLabel(text.email).fill(cook)
    await page.getByRole('radio', { name: text.kitchen }).check()
    await press(page, text.send)
    await expect(page.getByText(text.sent).first()).toBeVisible()

    const phone = await openPage({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })
    const link = () => findLink(server.folder, cook, 'token')
    await expect.poll(link).toBeTruthy()
    await phone.goto((await link()) ?? '')
    await expectClean(phone)
    await phone.getByLabel(text.firstName, { exact: true }).fill('Can')
    await phone.getByLabel(text.surname).fill('Usta')
    await phone.getByLabel(text.password, { exact: true }).fill(testPassword)
    await press(phone, text.accept)
    await expect(phone.getByText(text.mustSetUp)).toBeVisible()
    await expectClean(phone)
    await confirmPassword(phone)
    await addPasskey(phone)
    await expect(phone.getByText(text.mustSetUp)).toHaveCount(0)

    await phone.goto('/dashboard')
    await phone.getByRole('link', { name: text.kitchenOf }).click()
    const soldOut = phone.getByRole('switch', { name: text.soldOut })
    await soldOut.click()
    await expect(soldOut).toBeChecked()
    await expect(phone.getByRole('link', { name: text.menus, exact: true })).toHaveCount(0)

    await page.reload()
    await press(page, text.remove)
    await page.getByRole('alertdialog').getByRole('button', { name: text.confirm }).click()
    await expect(page.getByText(text.removed)).toBeVisible()
    await soldOut.click()
    await expect(phone.getByText(text.notInTeam).first()).toBeVisible()
    await expect(soldOut).toBeChecked()
    await phone.reload()
    await expect(phone.getByRole('button', { name: text.login, exact: true })).toBeVisible()
    await expect(phone.getByText(text.notInTeam)).toContainText(text.ownAccount)
    await expectClean(phone)
    ignoreStatuses(problems, 401)
  })
})

test.describe('a person of two teams', () => {
  test.use({ viewport: desktop })

  test('who switches in a second window adds nothing to the wrong team', async ({
    page,
    problems,
    server,
  }) => {
    const email = await insertOwner(server.database)
    await seedPlace(server, email, { restaurants: ['Lale'], menu: 'Lale menu' })
    const partner = await insertOwner(server.database)
    await seedPlace(server, partner, { restaurants: ['Moda'], menu: 'Moda menu' })
    await server.database.query(
      `insert into members (owner_id, account_id, role)
       select team.id, person.id, 'owner' from owners team, owners person
       where team.email = $2 and person.email = $1`,
      [email, partner],
    )
    await addSession(page, server, email)
    await page.goto('/dashboard/menuList')
    await expect(page.getByText('Lale menu').first()).toBeVisible()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Winter')

    const second = await page.context().newPage()
    const choose = async (team: string) => {
      await second.goto('/dashboard')
      await second.getByRole('combobox', { name: 'Team' }).selectOption({ label: team })
      await second.getByRole('button', { name: 'Switch team' }).click()
      await second.goto('/dashboard/menuList')
      await expect(second.getByText(`${team} menu`).first()).toBeVisible()
    }
    await choose('Moda')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('You have switched to another team').first()).toBeVisible()
    await expect(name).toHaveValue('Winter')
    ignoreStatuses(problems, 409)
    await second.reload()
    await expect(second.getByText('Winter')).toHaveCount(0)

    await choose('Lale')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('link', { name: /Winter/ }).first()).toBeVisible()
  })
})
