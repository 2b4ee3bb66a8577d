import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { withServer } from '../server.ts'

// Files can't grow beyond 40 KB: further writes fail as on a full disk.
const setup = 'ulimit -f 80'

const smallPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#b93c1f' } })
    .jpeg()
    .toBuffer()
const hashOf = (bytes: ArrayBuffer) => createHash('sha256').update(Buffer.from(bytes)).digest('hex')
/** Creates a picture that exceeds 40 KB in every stored size. */
const largePicture = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer()

test('an upload fails on a full disk and keeps the previous picture, and menu and chat continue', async () => {
  await withServer(inject('postgresUrl'), { setup }, async (server) => {
    const owner = new Owner(server, 'demo@chefin.example')
    await owner.login({ password: 'chefin-demo' })
    const [row] = await server.database.query(`select id from restaurants where slug = 'demo'`)
    const id = String(row?.['id'])
    const upload = (bytes: Buffer) =>
      owner.upload(`/dashboard/restaurants/restaurant/${id}`, 'logo', { bytes })
    const storedLogo = async () => {
      const rows = await server.database.query('select logo_url from restaurants where id = $1', [
        id,
      ])
      const forms = ['webp', 'small.webp'].map(async (form) => {
        const response = await fetch(`${server.url}/images/restaurant-logos/${id}.${form}`)
        return { status: response.status, hash: hashOf(await response.arrayBuffer()) }
      })
      return { rows, forms: await Promise.all(forms) }
    }

    expect((await upload(await smallPicture())).status).toBe(200)
    const before = await storedLogo()
    expect(before.forms.map(({ status }) => status)).toEqual([200, 200])

    const rejection = await upload(await largePicture())
    expect(rejection.status).toBe(500)
    expect(rejection.body).toMatch(/picture could not be saved|şu anda kaydedilemedi/)
    expect(rejection.body).not.toMatch(/EFBIG|ENOSPC/)
    const after = await storedLogo()
    const [large] = before.forms
    // Without a thumbnail, lists show the large picture.
    expect(after).toEqual({ rows: before.rows, forms: [large, large] })
    const files = await readdir(join(server.folder, 'images/restaurant-logos'))
    expect(files.filter((file) => !file.endsWith('.webp'))).toEqual([])
    expect((await fetch(`${server.url}/demo`)).status).toBe(200)
    expect((await new Guest(server.url).ask('Is the hummus vegan?')).text).toContain('Humus')

    expect((await upload(await smallPicture())).status).toBe(200)
    expect(await storedLogo()).toEqual(before)
  })
})
