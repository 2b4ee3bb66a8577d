import { expect, test } from 'vitest'
import { setDishImage } from '../dishes/set-dish-image.ts'
import { NotFoundError } from '../errors.ts'
import { purgeFormerPictures } from '../pictures/purge-former-pictures.ts'
import { restorePicture } from '../pictures/restore-picture.ts'
import { setPicture } from '../restaurants/set-picture.ts'
import { a, b, database, listDeletedOfA, useTwoOwners } from './undo.fixture.ts'

useTwoOwners()

const restored = async () => '/images/restored.webp'

/** Deletes a picture of each kind; returns the time of each. */
async function deletePictures() {
  for (const url of ['/images/x.webp', null]) {
    await setDishImage(a.member, a.dishId, async () => url)
    await setPicture(a.member, a.restaurantId, 'logo', async () => url)
    await setPicture(b.member, b.restaurantId, 'cover', async () => url)
  }
}

const passDays = (days: number) =>
  Promise.all([
    database.query(
      `update dishes set former_image_at = former_image_at - make_interval(days => ${days})`,
    ),
    database.query(
      `update restaurants set former_logo_at = former_logo_at - make_interval(days => ${days}),
        former_cover_at = former_cover_at - make_interval(days => ${days})`,
    ),
  ])

test('former pictures are removed after 30 days, and again if that failed', async () => {
  await deletePictures()
  const removedPictures: [string, string][] = []
  const purge = (isRemoved: boolean) =>
    purgeFormerPictures(async (kind, id) => {
      removedPictures.push([kind, id])
      return isRemoved
    })
  await passDays(29)
  await purge(true)
  expect(removedPictures).toEqual([])
  expect(await listDeletedOfA()).toHaveLength(2)
  await passDays(1)
  expect(await listDeletedOfA()).toEqual([])
  const all = [
    ['dishPicture', a.dishId],
    ['logo', a.restaurantId],
    ['cover', b.restaurantId],
  ]
  await purge(false)
  await purge(true)
  await purge(true)
  expect(removedPictures).toEqual([...all, ...all])
})

test('a picture deleted 30 days ago can’t be restored', async () => {
  await deletePictures()
  await passDays(30)
  const [row] = await database.query('select former_logo_at as at from restaurants where id = $1', [
    a.restaurantId,
  ])
  const deletedAt = new Date(String(row?.['at']))
  const what = { kind: 'logo', id: a.restaurantId, deletedAt } as const
  await expect(restorePicture(a.member, what, restored)).rejects.toThrow(NotFoundError)
})
