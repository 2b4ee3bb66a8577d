import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { isRightToLeft } from '#app/i18n/direction.ts'
import { guestLocales, type GuestLocale } from '#app/i18n/locales.ts'
import { guestLanguageNames } from '#app/routes/guest/guest-language-names.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const getIn = async (languages: string, path = '/demo') => {
  const headers = { 'Accept-Language': languages }
  return (await fetch(`${server.url}${path}`, { headers })).text()
}

const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

async function readMessages(
  locale: GuestLocale,
  file: string,
): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(`app/i18n/messages/${locale}/${file}.json`, 'utf8'))
}

describe.each(guestLocales)('in %s', (locale) => {
  test('the page has its language, its direction and its texts, and prices in Latin digits', async () => {
    const html = await getIn(locale)
    const direction = isRightToLeft(locale) ? ' dir="rtl"' : ''
    expect(html).toContain(`<html lang="${locale}"${direction}>`)
    const { contains = '', filterShort = '' } = await readMessages(locale, 'guest')
    expect(html).toContain(contains)
    expect(html).toContain(filterShort)
    expect(html).toMatch(/>145[.,]00 ₺</)
    const { notice } = await readMessages(locale, 'kept')
    expect(html).toContain(`data-kept-notice="${notice}"`)
  })

  test('the sheets have its texts', async () => {
    const messages = await readMessages(locale, 'guest')
    const folder = 'build/client/assets/guest'
    const [file = ''] = (await readdir(folder)).filter((name) =>
      name.startsWith(`sheets-${locale}-`),
    )
    const sheets = await readFile(`${folder}/${file}`, 'utf8')
    for (const key of ['filterWithout', 'fact_nuts'] as const) {
      expect(sheets).toContain(messages[key])
    }
  })

  test('every language is offered under its own name', async () => {
    const html = await getIn(locale)
    for (const other of guestLocales) {
      const current = other === locale ? ' aria-current="true"' : ''
      expect(html).toContain(
        `<a href="/demo?lang=${other}" hrefLang="${other}" lang="${other}" rel="nofollow"${current}>${guestLanguageNames[other]}</a>`,
      )
    }
  })

  test('an unknown restaurant is explained', async () => {
    const html = await getIn(locale, '/nowhere')
    const { restaurant_not_found_hint: hint } = await readMessages(locale, 'guest-errors')
    expect(langOf(html)).toBe(locale)
    expect(html).toContain(hint)
  })
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['es-MX', 'es'],
  ['zh-CN,zh;q=0.9', 'zh'],
  ['zh-Hans-CN', 'zh'],
  ['zh-TW,zh;q=0.9,en-US;q=0.8', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['fa-IR', 'fa'],
  ['fa-AF,en;q=0.5', 'fa'],
  ['uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7', 'uk'],
  ['be-BY,ru;q=0.9', 'ru'],
  ['pt-BR,es;q=0.4', 'es'],
  ['pt', 'en'],
  ['de;q=0, fr;q=0.1', 'fr'],
])('a browser that accepts %s gets %s', async (languages, locale) => {
  expect(langOf(await getIn(languages))).toBe(locale)
})
