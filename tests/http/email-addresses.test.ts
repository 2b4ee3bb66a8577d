import { expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()

const ownerRow = async (email: string) =>
  (await server.database.query('select * from owners where email = $1', [email]))[0]

test('accepts an address in any script and treats all its spellings as one account', async () => {
  const local = `şef-${crypto.randomUUID()}`
  const stored = `${local}@xn--ikfte-xra1iso.com`
  const owner = new Owner(server, `${local}@çiğköfte.com`)
  expect((await owner.register()).location).toBe('/auth/register?sent')
  expect((await owner.get('/auth/register?sent')).body).toContain(owner.email)
  const link = await owner.link('confirm')
  expect((await owner.get(link)).location).toBe('/dashboard')
  expect((await owner.get('/dashboard/account')).body).toContain(`You log in with ${owner.email}.`)
  expect(await ownerRow(stored)).toMatchObject({ email_verified: true })

  const spellings = [stored, owner.email.toLocaleUpperCase('tr'), owner.email.normalize('NFD')]
  for (const email of spellings) {
    const again = new Owner(server, email)
    expect((await again.login()).location, email).toBe('/dashboard')
    await again.register({ firstName: 'Eve' })
  }
  expect(await ownerRow(stored)).toMatchObject({ first_name: 'Deniz' })
  const alike = await server.database.query(`select email from owners where email like $1`, [
    `%${local.slice(5)}%`,
  ])
  expect(alike).toEqual([{ email: stored }])
  const newEmail = `yeni-${owner.email}`
  await owner.requestEmailChange(newEmail)
  const change = await owner.link('change', newEmail)
  expect((await owner.get(change)).location).toBe('/dashboard/account')
  expect((await owner.get('/dashboard/account')).body).toContain(`You log in with ${newEmail}.`)
})
