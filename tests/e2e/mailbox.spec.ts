import { renderEmail } from '#app/domain/mails/render-email.ts'
import type { TestServer } from '../server.ts'
import { axeFindings } from './axe.ts'
import { expectCleanInAllVariants } from './expect-clean.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { pageVariants } from './page-variants.ts'
import { expect, test } from './test.ts'

const sample = (origin: string) =>
  renderEmail({
    locale: 'tr',
    heading: 'Parolanızı yenileyin',
    paragraphs: ['Merhaba <b>Öz & "Kül"</b>,', 'Bir saat içinde yeni bir parola seçebilirsiniz.'],
    action: { label: 'Yeni parola seç', url: `${origin}/demo?token=${'a1B2'.repeat(20)}` },
    footer: 'Bu e-postayı siz istemediyseniz bir şey yapmanız gerekmez.',
  })

/** Queues an email and waits until it is in the outbox. */
async function sendEmail(server: TestServer): Promise<string> {
  const subject = `Parolanızı yenileyin ${crypto.randomUUID()}`
  const { text, html } = sample(server.url)
  await server.database.query(
    `insert into mails (owner_id, recipient, subject, text, html, expires_at)
     select id, 'ayse@chefin.example', $1, $2, $3, now() + interval '1 hour' from owners limit 1`,
    [subject, text, html],
  )
  const findQueued = () =>
    server.database.query('select 1 from mails where subject = $1', [subject])
  await expect.poll(findQueued).toEqual([])
  return subject
}

test.use({ locale: 'tr-TR', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

test('the mailbox lists emails and shows one in a frame', async ({ page, server, problems }) => {
  const subject = await sendEmail(server)
  await page.goto('/local/mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerel posta kutusu')
  await expectCleanInAllVariants(page)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  const frame = page.getByTitle('Görünüşü')
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().getByText('Öz & "Kül"')).toBeVisible()
  await expectCleanInAllVariants(page)
  await page.getByRole('link', { name: '/demo?token=' }).click()
  await expect(page).toHaveURL(/\/demo\?token=/)
  // The frame blocks Playwright's own script, which Chromium logs.
  ignoreProblems(problems, /^Blocked script execution/)
})

test('an email is readable in each size and colour scheme', async ({ page }) => {
  await page.setContent(sample('http://localhost:3000').html)
  for (const { width, height, colorScheme } of pageVariants) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    // It has no landmarks, because mail programs embed it in their own page.
    const disabledRules = ['landmark-one-main', 'region']
    expect(await axeFindings(page, { disabledRules })).toEqual([])
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  }
})
