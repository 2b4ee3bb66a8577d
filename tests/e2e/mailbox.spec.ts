import { renderEmail } from '#app/domain/mails/render-email.ts'
import type { TestServer } from '../server.ts'
import { axeFindings } from './axe.ts'
import { pageVariants } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

const textsByLocale = {
  en: { locale: 'en-US', title: 'Local mailbox', part: 'As displayed' },
  tr: { locale: 'tr-TR', title: 'Yerel posta kutusu', part: 'Görünüşü' },
} as const

const renderSample = (locale: 'en' | 'tr', origin: string) =>
  renderEmail({
    locale,
    heading: 'Parolanızı yenileyin',
    paragraphs: ['Merhaba <b>Öz & "Kül"</b>,', 'Bir saat içinde yeni bir parola seçebilirsiniz.'],
    action: { label: 'Yeni parola seç', url: `${origin}/demo?token=${'a1B2'.repeat(20)}` },
    footer: 'Bu e-postayı siz istemediyseniz bir şey yapmanız gerekmez.',
  })

/** Queues an email and waits until it is in the outbox. */
async function sendEmail(server: TestServer, locale: 'en' | 'tr'): Promise<string> {
  const subject = `Parolanızı yenileyin ${crypto.randomUUID()}`
  const { text, html } = renderSample(locale, server.url)
  await server.database.query(
    `insert into mails (owner_id, recipient, subject, text, html, expires_at)
     select id, 'ayse@chefin.example', $1, $2, $3, now() + interval '1 hour' from owners limit 1`,
    [subject, text, html],
  )
  const findQueued = () =>
    server.database.query('select 1 from mails where subject = $1', [subject])
  await expect.poll(findQueued, { timeout: 15_000 }).toEqual([])
  return subject
}

async function expectReadable(page: Page, disabledRules: string[] = []): Promise<void> {
  expect(await axeFindings(page, { disabledRules })).toEqual([])
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth
  expect(await page.evaluate(isTooWide)).toBe(false)
}

for (const { locale, width, height, colorScheme } of pageVariants) {
  const texts = textsByLocale[locale]
  test.describe(`the mailbox in ${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, locale: texts.locale, colorScheme })

    test('lists emails and shows one in a frame', async ({ page, server, problems }) => {
      const subject = await sendEmail(server, locale)
      await page.goto('/local/mail')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
      await expectReadable(page)
      await page.getByRole('link', { name: subject }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
      const frame = page.getByTitle(texts.part)
      await frame.scrollIntoViewIfNeeded()
      await expect(frame.contentFrame().getByText('Öz & "Kül"')).toBeVisible()
      // Axe runs a script in every frame, which this frame forbids.
      await frame.evaluate((element) => element.remove())
      await expectReadable(page)
      await page.getByRole('link', { name: '/demo?token=' }).click()
      await expect(page).toHaveURL(/\/demo\?token=/)
      // The frame blocks Playwright's own script, which Chromium logs.
      const others = problems.filter((problem) => !problem.startsWith('Blocked script'))
      problems.splice(0, Infinity, ...others)
    })

    test('the email itself is readable', async ({ page }) => {
      await page.setContent(renderSample(locale, 'http://localhost:3000').html)
      // It has no landmarks, because mail programs embed it in their own page.
      await expectReadable(page, ['landmark-one-main', 'region'])
    })
  })
}
