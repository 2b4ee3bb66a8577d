import { describe, expect, test } from 'vitest'
import { renderLetter } from './render-letter.ts'

const name = '<b>Öz & "Kül"</b>'
const url = "http://localhost:3000/reset?token=a&next='x'"
const letter = {
  locale: 'tr',
  heading: `Merhaba ${name}`,
  paragraphs: [`Sevgili ${name},`, 'İkinci paragraf.'],
  action: { label: `Yenile ${name}`, url },
  footer: `${name} için gönderildi.`,
} as const

describe('a letter', () => {
  test('says in plain text what was said, with the address on a line of its own', () => {
    expect(renderLetter(letter).text).toBe(
      `Merhaba ${name}\n\nSevgili ${name},\n\nİkinci paragraf.\n\nYenile ${name}:\n${url}\n\n-- \n${name} için gönderildi.\n`,
    )
  })

  test('lets no name become HTML', () => {
    const { html } = renderLetter(letter)
    expect(html).not.toMatch(/<b>|"Kül"/)
    expect(html.match(/&lt;b&gt;Öz &amp; &quot;Kül&quot;&lt;\/b&gt;/g)).toHaveLength(5)
    expect(html).toContain('lang="tr"')
  })

  test('repeats the button’s address below it', () => {
    const { html } = renderLetter(letter)
    const escaped = 'http://localhost:3000/reset?token=a&amp;next=&#39;x&#39;'
    expect(html.split(escaped)).toHaveLength(4)
  })

  test('without an action has no link', () => {
    const { action: _, ...plain } = letter
    const { text, html } = renderLetter(plain)
    expect(`${text}${html}`).not.toMatch(/http|<a /)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere'])(
    'leads not to %s',
    (address) => {
      const action = { label: 'x', url: address }
      expect(() => renderLetter({ ...letter, action })).toThrow()
    },
  )
})
