import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { Guest } from '../guest.ts'
import { Owner } from '../owner.ts'
import { S3Server } from '../s3-server.ts'
import { withServer } from '../server.ts'

test('stores pictures in a bucket; while it is unavailable, uploads fail visibly and menu and chat continue', async () => {
  const s3 = new S3Server()
  const blank = { width: 400, height: 300, channels: 3, background: '#b93c1f' } as const
  const photo = await sharp({ create: blank }).jpeg().toBuffer()
  await s3.start()
  // The start itself stores the samples' pictures in the bucket.
  const database = await createTestDatabase(inject('postgresUrl'))
  await withServer(inject('postgresUrl'), { database, env: s3.env }, async (server) => {
    expect(s3.objects.size).toBeGreaterThan(20)
    const [dish] = await server.database.query(
      'select image_url as picture from dishes where image_url is not null limit 1',
    )
    const picture = `${server.url}${String(dish?.['picture'])}`
    const served = await fetch(picture)
    expect(served.headers.get('Content-Type')).toBe('image/webp')

    const owner = new Owner(server, 'demo@chefin.example')
    owner.password = 'chefin-demo'
    await owner.login()
    const [restaurant] = await server.database.query(
      `select id, logo_url from restaurants where slug = 'demo'`,
    )
    const page = `/dashboard/restaurants/restaurant/${String(restaurant?.['id'])}`
    s3.failureStatus = 503
    const rejection = await owner.upload(page, 'logo', { name: 'logo.jpg', bytes: photo })
    expect(rejection.status).toBe(500)
    expect(rejection.body).toMatch(/picture could not be saved|şu anda kaydedilemedi/)
    expect((await fetch(`${server.url}/demo`)).status).toBe(200)
    expect((await new Guest(server.url).ask('Is the hummus vegan?')).text).toContain('Humus')
    expect((await fetch(picture)).ok).toBe(false)
    expect(server.log()).not.toContain(s3.settings.secretAccessKey)
    s3.failureStatus = undefined
    expect((await fetch(picture)).status).toBe(200)
  })
  await database.drop()
  await s3.stop()
})
