import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aVisit, visitForm } from '#app/domain/visit/visit.fixture.ts'
import { Guest } from '../guest.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
let owner: Owner
let id: string
let page: string

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  owner = await new Owner(server).create(server.database)
  const [row] = await server.database.query(
    `with owner as (
      update owners set time_zone = 'Europe/Istanbul' where email = $1 returning id),
      menu as (insert into menus (owner_id, name, currency, assistant_id)
        select id, 'Menü', 'TRY', gen_random_uuid()::text from owner returning id, owner_id),
      subscription as (insert into subscriptions
        (owner_id, subscription_id, status, plan_name, started_at, current_period_end, ai_message_limit)
        select id, id::text, 'active', 'Basic', now(), now() + interval '1 month', 1000 from owner)
    insert into restaurants (owner_id, menu_id, name, chat_start_warning_message, location)
      select owner_id, id, 'Lale', '', 'Moda, İstanbul' from menu returning id`,
    [owner.email],
  )
  id = String(row?.['id'])
  page = `/dashboard/restaurants/restaurant/${id}`
})
afterAll(() => server.stop())

async function form(fields: Record<string, string>): Promise<Record<string, string>> {
  const { body } = await owner.get(page)
  return { intent: 'visit', visitVersion: hiddenField(body, 'visitVersion'), ...fields }
}
const save = async (fields: Record<string, string>) => owner.post(page, await form(fields))
const storedVisit = async () => {
  const [row] = await server.database.query('select visit from restaurants where id = $1', [id])
  return row?.['visit']
}
async function guestPage() {
  const html = await (await fetch(`${server.url}/${id}`)).text()
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return { html, structured: JSON.parse(json) }
}

describe('the owner’s card', () => {
  test('saves the visit, and shows it again in the form', async () => {
    const response = await save(visitForm)
    expect(response.status).toBe(200)
    expect(response.body).toContain('Saved. Guests see it from now on.')
    expect(await storedVisit()).toEqual(aVisit)
    const { body } = await owner.get(page)
    expect(body).toContain('value="12:00–15:00, 18:00–02:00"')
    expect(body).toContain('value="kahve; &quot;köpük&quot;"')
  })

  test('shows each error at its field and keeps all input', async () => {
    const before = await storedVisit()
    const sent = {
      monday: '12-25',
      phone: '0216 LALE',
      link1: 'http://x.example',
      wifiKey: 'gizli',
    }
    const { status, body } = await save(sent)
    expect(status).toBe(422)
    for (const value of ['12-25', '0216 LALE', 'http://x.example']) {
      expect(body).toMatch(new RegExp(`aria-invalid="true"[^>]*value="${value}"`))
    }
    expect(body).toContain('value="gizli"')
    expect(body).toContain('Please write times like 12:00–15:00, 18:00–02:00.')
    expect(body).toContain('Please use digits and spaces only')
    expect(body).toContain('with https:// in front')
    expect(await storedVisit()).toEqual(before)
  })

  test('detects a conflict between two tabs, but not with the other forms', async () => {
    const [first, second] = [await form({ ...visitForm, notice: 'Bir' }), await form(visitForm)]
    const details = await owner.get(page)
    expect((await owner.post(page, first)).status).toBe(200)
    expect((await owner.post(page, second)).status).toBe(409)
    const updatedAt = hiddenField(details.body, 'updatedAt')
    const renamed = { intent: 'details', updatedAt, name: 'Lale', location: 'Moda, İstanbul' }
    const warning = { chatStartWarningMessage: 'x', isActive: 'on' }
    expect((await owner.post(page, { ...renamed, ...warning })).status).toBe(200)
  })
})

describe('a guest', () => {
  test('sees the visit at once, and search engines read it', async () => {
    await save({ ...visitForm, link2: 'https://www.instagram.com/lale?a=1&b=</script>' })
    const { html, structured } = await guestPage()
    expect(html.indexOf('Teras bugün kapalı.')).toBeLessThan(html.indexOf('id="visit"'))
    expect(html).toContain('href="tel:+902165550123"')
    expect(html).toContain('query=Lale%2C%20Moda%2C%20%C4%B0stanbul')
    expect(html).toContain('QR code that joins the network Lale Misafir')
    expect(structured).toMatchObject({
      address: 'Moda, İstanbul',
      telephone: '+90 216 555 01 23',
      sameAs: ['https://www.instagram.com/lale?a=1&b=</script>', 'https://www.instagram.com/lale'],
    })
    expect(structured.openingHoursSpecification).toHaveLength(7)
    expect(structured.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Saturday',
      opens: '18:00',
      closes: '02:00',
    })
  })

  test('sees nothing that the owner left empty', async () => {
    await save({})
    const { html, structured } = await guestPage()
    expect(html).toContain('id="visit"')
    for (const part of ['open-state', 'tel:', 'wifi-key', 'Find us on']) {
      expect(html).not.toContain(part)
    }
    expect(Object.keys(structured).toSorted()).toEqual(
      ['@context', '@id', '@type', 'address', 'hasMenu', 'name', 'url'].toSorted(),
    )
  })

  test('asks, and gets what is recorded in their language unless the owner wrote about it', async () => {
    await save(visitForm)
    const ask = async (question: string) => (await new Guest(server.url, id).ask(question)).text
    expect(await ask('What is the wifi password?')).toContain('network Lale Misafir')
    expect(await ask('Saat kaça kadar açıksınız?')).toContain('Salı–Cuma 12:00–23:00')
    expect(await ask('What’s your phone number?')).toBe('The phone number: +90 216 555 01 23')
    const { body } = await owner.get(page)
    const houseVersion = hiddenField(body, 'houseVersion')
    await owner.post(page, { intent: 'house', houseVersion, wifi: 'Kasadan sorun.' })
    expect(await ask('What is the wifi password?')).toBe('The house says: “Kasadan sorun.”')
  })
})
