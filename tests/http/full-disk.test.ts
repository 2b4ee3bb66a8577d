import { existsSync } from 'node:fs'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { withServer } from '../server.ts'

// A file that takes nothing, as there is no room: Linux has one for trying this.
const fullDisk = '/dev/full'

test.skipIf(!existsSync(fullDisk))(
  'with the disk full an upload says so and changes nothing; menu and chat go on',
  async () => {
    await withServer(inject('postgresUrl'), {}, async (server) => {
      const owner = new Owner(server, 'demo@chefin.example')
      await owner.login({ password: 'chefin-demo' })
      const restaurants = () =>
        server.database.query(`select id, logo_url from restaurants where slug = 'demo'`)
      const [before] = await restaurants()
      const id = String(before?.['id'])
      const folder = join(server.folder, 'images/restaurant-logos')
      await mkdir(folder, { recursive: true })
      const files = [join(folder, `${id}.webp`), join(folder, `${id}.small.webp`)]
      for (const file of files) {
        await rm(file, { force: true })
        await symlink(fullDisk, file)
      }
      const blank = { width: 400, height: 300, channels: 3, background: '#b93c1f' } as const
      const bytes = await sharp({ create: blank }).jpeg().toBuffer()
      const page = `/dashboard/restaurants/restaurant/${id}`
      const upload = () => owner.upload(page, 'logo', { bytes, type: 'image/jpeg' })

      const refused = await upload()
      expect(refused.status).toBe(500)
      expect(refused.body).toMatch(/could not be stored just now|şu anda kaydedilemedi/)
      expect(refused.body).not.toContain('ENOSPC')
      expect(await restaurants()).toEqual([before])
      expect((await fetch(`${server.url}/demo`)).status).toBe(200)
      expect((await new Guest(server.url).ask('Is the hummus vegan?')).text).toContain('Humus')

      for (const file of files) await rm(file)
      expect((await upload()).status).toBe(200)
      expect((await restaurants())[0]?.['logo_url']).toContain(`/images/restaurant-logos/${id}`)
    })
  },
)
