import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createOwnerWithApp } from '../authenticator.ts'
import { createToken, shownToken, tokenForm, tokensPage } from '../fixtures/create-token.ts'
import { seedMember } from '../fixtures/seed-member.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const { database } = server

const createOwner = () => new Owner(server).create(database)

const tokensOf = (owner: Owner) =>
  database.query(
    `select api_tokens.* from api_tokens join owners on owners.id = owner_id where email = $1`,
    [owner.email],
  )

const statusOf = async (token: string, path = '/api/v1/gaps') =>
  (await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).status

const memberId = async (team: Owner, person: Owner) => {
  const [row] = await database.query(
    `select members.id from members join owners person on person.id = account_id
     join owners team on team.id = owner_id where team.email = $1 and person.email = $2`,
    [team.email, person.email],
  )
  return String(row?.['id'])
}

describe('the page of API tokens', () => {
  test('shows a new token once, and stores only its hash', async () => {
    const owner = await createOwner()
    const form = tokenForm('Till', ['gaps:read', 'soldout:write'], { password: owner.password })
    const created = await owner.post(tokensPage, form)
    expect(created.status).toBe(200)
    expect(created.headers['cache-control']).toBe('no-store')
    const token = shownToken(created.body) ?? ''
    const [stored] = await tokensOf(owner)
    expect(stored).toMatchObject({
      name: 'Till',
      prefix: token.slice(0, 8),
      token_hash: createHash('sha256').update(token).digest('base64url'),
      scopes: ['gaps:read', 'soldout:write'],
      last_used_at: null,
    })
    expect(JSON.stringify(stored)).not.toContain(token.slice(8))
    const { body } = await owner.get(tokensPage)
    expect(shownToken(body)).toBeUndefined()
    expect(body).toContain(token.slice(0, 8))
    expect(body).toContain('Created by Deniz Yıldız')
    expect(body).toContain('Never used')
    expect(await statusOf(token)).toBe(200)
    expect((await owner.get(tokensPage)).body).toContain('Last used')
  })

  test('asks for the password, and keeps what was typed', async () => {
    const owner = await createOwner()
    const form = tokenForm('Kasa 2', ['statistics:read'], { lifetime: '365' })
    expect((await owner.post(tokensPage, form)).status).toBe(403)
    const wrong = await owner.post(tokensPage, { ...form, password: 'not-this' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('value="Kasa 2"')
    expect(wrong.body).toMatch(
      /checked="" name="statistics:read"|name="statistics:read"[^>]*checked/,
    )
    expect(wrong.body).toContain('<option value="365" selected="">')
    expect(await tokensOf(owner)).toEqual([])
  })

  test('asks for the second factor of an account that has one', async () => {
    const { owner, app } = await createOwnerWithApp(server)
    const form = tokenForm('Till', ['gaps:read'])
    const refused = await owner.post(tokensPage, form)
    expect(refused.status).toBe(403)
    expect(refused.body).toContain('Confirm that it’s you')
    expect(refused.body).toContain('<input type="hidden" name="gaps:read" value="on"/>')
    const created = await owner.post(tokensPage, { ...form, factorCode: await app.codeAt(0) })
    expect(shownToken(created.body)).toBeDefined()
  })

  test.each([
    ['without a name', ['gaps:read'], { name: ' ' }, 'Please name the token'],
    ['with a name of 61 letters', ['gaps:read'], { name: 'x'.repeat(61) }, 'at most 60'],
    ['without a scope', [], {}, 'Please choose'],
    ['with an unknown lifetime', ['gaps:read'], { lifetime: '9999' }, 'Please choose'],
  ] as const)('rejects a token %s', async (_, granted, fields, message) => {
    const owner = await createOwner()
    const form = tokenForm('Till', granted, { password: owner.password, ...fields })
    const rejected = await owner.post(tokensPage, form)
    expect([rejected.status, rejected.body]).toEqual([422, expect.stringContaining(message)])
    expect(await tokensOf(owner)).toEqual([])
  })

  test('rejects a name that another token has, and the 21st token', async () => {
    const owner = await createOwner()
    await createToken(owner, 'Till', ['gaps:read'])
    const again = tokenForm('Till', ['gaps:read'], { password: owner.password })
    const twice = await owner.post(tokensPage, again)
    expect([twice.status, twice.body]).toEqual([
      422,
      expect.stringContaining('There is a token with this name already'),
    ])
    await database.query(
      `insert into api_tokens (owner_id, member_id, name, prefix, token_hash, scopes)
       select owner_id, member_id, n::text, 'chf_', gen_random_uuid()::text, scopes
       from api_tokens, generate_series(1, 19) n where token_hash = $1`,
      [(await tokensOf(owner))[0]?.['token_hash']],
    )
    const full = await owner.post(tokensPage, { ...again, name: 'One more' })
    expect([full.status, full.body]).toEqual([
      429,
      expect.stringContaining('at most 20 API tokens'),
    ])
  })

  test('revokes a token at once, but not one of another team', async () => {
    const owner = await createOwner()
    const stranger = await createOwner()
    const token = await createToken(owner, 'Till', ['gaps:read'])
    const [stored] = await tokensOf(owner)
    const form = { intent: 'revoke', tokenId: String(stored?.['id']) }
    expect((await stranger.post(tokensPage, form)).status).toBe(404)
    expect(await statusOf(token)).toBe(200)
    const revoked = await owner.post(tokensPage, form)
    expect(revoked.body).toContain('Till is revoked.')
    expect(await statusOf(token)).toBe(401)
    expect((await owner.post(tokensPage, form)).status).toBe(404)
    const { body } = await owner.get('/dashboard/activity?kind=token')
    expect(body).toContain('API token created')
    expect(body).toContain('API token revoked')
  })
})

describe('the tokens of an owner', () => {
  let owner: Owner

  beforeAll(async () => {
    owner = await createOwner()
  })

  const members = '/dashboard/account/members'
  const partner = async () => {
    const person = await seedMember(server, owner, 'owner')
    return { person, token: await createToken(person, `Of ${person.email}`, ['gaps:read']) }
  }

  test('end with the role, and don’t come back with it', async () => {
    const { person, token } = await partner()
    const change = async (role: string) =>
      owner.post(members, {
        intent: 'role',
        memberId: await memberId(owner, person),
        role,
        scope: 'all',
      })
    expect(await statusOf(token)).toBe(200)
    await change('manager')
    expect(await statusOf(token)).toBe(401)
    await change('owner')
    expect(await statusOf(token)).toBe(401)
  })

  test.each([
    ['is removed', (id: string) => owner.post(members, { intent: 'remove', memberId: id })],
    [
      'leaves',
      (_: string, person: Owner) => person.post('/dashboard/account', { intent: 'leave' }),
    ],
    [
      'deletes the account',
      (_: string, person: Owner) =>
        person.post('/dashboard/account', { intent: 'delete', password: person.password }),
    ],
  ])('end when the person %s', async (_, act) => {
    const { person, token } = await partner()
    const name = `Of ${person.email}`
    await act(await memberId(owner, person), person)
    expect(await statusOf(token)).toBe(401)
    expect((await tokensOf(owner)).map((row) => row['name'])).not.toContain(name)
  })

  test('don’t work while a previous version has changed the role', async () => {
    const { person, token } = await partner()
    await database.query(
      `update members set role = 'reader' where account_id = (select id from owners where email = $1)`,
      [person.email],
    )
    expect(await statusOf(token)).toBe(401)
  })
})
