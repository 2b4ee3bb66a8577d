import { describe, expect, test } from 'vitest'
import { renderEmail } from './render-email.ts'

const name = '<b>Öz & "Kül"</b>'
const url = "http://localhost:3000/reset?token=a&next='x'"
const email = {
  locale: 'tr',
  heading: `Merhaba ${name}`,
  paragraphs: [`Sevgili ${name},`, 'İkinci paragraf.'],
  action: { label: `Yenile ${name}`, url },
  footer: `${name} için gönderildi.`,
} as const

describe('an email', () => {
  test('has a plain text part with the URL on a separate line', () => {
    expect(renderEmail(email).text).toBe(
      `Merhaba ${name}\n\nSevgili ${name},\n\nİkinci paragraf.\n\nYenile ${name}:\n${url}\n\n-- \n${name} için gönderildi.\n`,
    )
  })

  test('escapes HTML in names', () => {
    const { html } = renderEmail(email)
    expect(html).not.toMatch(/<b>|"Kül"/)
    expect(html.match(/&lt;b&gt;Öz &amp; &quot;Kül&quot;&lt;\/b&gt;/g)).toHaveLength(5)
    expect(html).toContain('lang="tr"')
  })

  test('repeats the button’s URL below it', () => {
    const { html } = renderEmail(email)
    const escapedLink = 'http://localhost:3000/reset?token=a&amp;next=&#39;x&#39;'
    expect(html.split(escapedLink)).toHaveLength(4)
  })

  test('has no link without an action', () => {
    const { action: _, ...plain } = email
    const { text, html } = renderEmail(plain)
    expect(`${text}${html}`).not.toMatch(/http|<a /)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere'])(
    'rejects the URL %s',
    (address) => {
      const action = { label: 'x', url: address }
      expect(() => renderEmail({ ...email, action })).toThrow()
    },
  )
})
