import { beforeEach, describe, expect, test } from 'vitest'
import { seedConversation } from '../fixtures/seed-conversations.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let stranger: Owner
let place: Awaited<ReturnType<typeof seedPlace>>

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  stranger = await new Owner(server).create(server.database)
  place = await seedPlace(server, owner.email, {
    menu: 'Akşam',
    restaurants: ['Lale'],
    dishes: {
      Tatlılar: [
        'Künefe',
        { name: 'İrmik Helvası', ingredients: ['irmik', 'çam fıstığı'] },
        { name: 'Fıstıklı Sarma', is_active: false },
      ],
    },
  })
  await seedConversation(server.database, place.restaurant(), {
    turns: [{ question: 'Iğdır kayısısı var mı?', reply: 'Kayıtlı değil.' }],
  })
})

interface Group {
  readonly kind: string
  readonly items: readonly {
    readonly label: string
    readonly note: string
    readonly target: object
  }[]
}

async function search(query: string, by = owner) {
  const { status, body } = await by.get(
    `/dashboard/search/results?${new URLSearchParams({ q: query })}`,
  )
  expect(status).toBe(200)
  const groups: readonly Group[] = JSON.parse(body)
  const of = (kind: string) => groups.find((group) => group.kind === kind)?.items ?? []
  return { groups, of, labelsOf: (kind: string) => of(kind).map(({ label }) => label) }
}

describe('the search', () => {
  test('finds dishes of all menus by the start of their words, without case and accents', async () => {
    const other = await seedPlace(server, owner.email, {
      menu: 'Öğle',
      restaurants: [],
      dishes: { '': ['Künefe Dondurma'] },
    })
    const found = await search('KUNEF')
    expect(found.of('dishes')).toMatchObject([
      {
        label: 'Künefe',
        note: 'Akşam',
        target: {
          to: `/dashboard/menuList/menu/${place.menuId}/itemList?edit=${place.dish('Künefe')}`,
        },
      },
      {
        label: 'Künefe Dondurma',
        note: 'Öğle',
        target: { to: expect.stringContaining(other.menuId) },
      },
    ])
    expect((await search('ırmik hel')).labelsOf('dishes')).toEqual(['İrmik Helvası'])
    // Names rank before ingredients; passive dishes are found.
    expect((await search('fistik')).labelsOf('dishes')).toEqual(['Fıstıklı Sarma', 'İrmik Helvası'])
    expect((await search('künefe sarma')).groups).toEqual([])
  })

  test('finds conversations by what was written in them', async () => {
    expect((await search('ığdır')).of('conversations')).toMatchObject([
      {
        label: 'Iğdır kayısısı var mı?',
        note: expect.stringContaining('Lale'),
        target: { to: expect.stringContaining('/dashboard/conversations/conversation/') },
      },
    ])
  })

  test('finds actions and pages in the owner’s language', async () => {
    const restaurant = place.restaurant()
    expect((await search('wi-fi')).of('pages')).toMatchObject([
      { label: 'Restaurant settings', note: 'Lale' },
    ])
    expect((await search('sold')).of('actions')).toMatchObject([
      {
        note: 'Lale',
        target: { to: `/dashboard/restaurants/restaurant/${restaurant}/kitchen` },
      },
    ])
    expect((await search('guest')).of('actions')).toMatchObject([
      { target: { to: `/${restaurant}`, opensTab: true } },
    ])
    expect((await search('theme')).of('actions')).toHaveLength(3)
    expect((await search('log out')).of('actions')).toMatchObject([
      { target: { action: '/dashboard/account', fields: { intent: 'logout' } } },
    ])
    owner.cookies.set('locale', 'tr')
    expect((await search('cikis')).labelsOf('actions')).toEqual(['Çıkış yap'])
  })

  test('shows what was used last without a query', async () => {
    const { groups, labelsOf } = await search('  ')
    expect(groups.map(({ kind }) => kind)).toEqual(['dishes', 'conversations', 'actions', 'pages'])
    expect(labelsOf('dishes').toSorted()).toEqual(['Fıstıklı Sarma', 'Künefe', 'İrmik Helvası'])
    expect(labelsOf('conversations')).toEqual(['Iğdır kayısısı var mı?'])
  })

  test('never finds what is another owner’s, or deleted', async () => {
    for (const query of ['', 'künefe', 'Iğdır', 'Lale', 'Akşam']) {
      const { groups } = await search(query, stranger)
      expect(JSON.stringify(groups)).not.toMatch(/Künefe|Iğdır|Lale|Akşam/)
    }
    await server.database.query('update dishes set deleted_at = now() where id = $1', [
      place.dish('Künefe'),
    ])
    expect((await search('künefe')).of('dishes')).toEqual([])
  })

  test('needs a session, and a text that can be stored', async () => {
    const path = '/dashboard/search/results?q='
    expect((await owner.get(`${path}%00`)).status).toBe(422)
    expect((await owner.get(`${path}${'a'.repeat(2_000)}`)).status).toBe(200)
    for (const query of ["' | ! & :*", '<->', '%', '_']) await search(query)
    const { status, location } = await new Owner(server).get(`${path}künefe`)
    expect([status, location]).toEqual([302, expect.stringContaining('/auth/login')])
  })
})

describe('the search page', () => {
  test('shows the same without JavaScript, and is linked from every page', async () => {
    expect((await owner.get('/dashboard/account')).body).toContain('href="/dashboard/search"')
    const { body } = await owner.get('/dashboard/search?q=kunefe')
    expect(body).toContain(`itemList?edit=${place.dish('Künefe')}`)
    expect(body).toContain('value="kunefe"')
    expect((await owner.get('/dashboard/search?q=yokboyle')).body).toContain(
      'Nothing found for “yokboyle”',
    )
    const theme = (await owner.get('/dashboard/search?q=dark')).body
    expect(theme).toMatch(
      /action="\/preferences"[^>]*>(?:<input[^>]*>)*<input type="hidden" name="theme" value="dark"/,
    )
  })
})
