import { z } from 'zod'
import type { OpenSession } from '#app/auth/find-session.ts'
import { addDish } from '#app/domain/dishes/add-dish.ts'
import { deleteDish } from '#app/domain/dishes/delete-dish.ts'
import { duplicateDish } from '#app/domain/dishes/duplicate-dish.ts'
import { placeDish } from '#app/domain/dishes/place-dish.ts'
import { requireDishOnMenu } from '#app/domain/dishes/require-dish-on-menu.ts'
import { setDishActive } from '#app/domain/dishes/set-dish-active.ts'
import { setDishImage } from '#app/domain/dishes/set-dish-image.ts'
import { updateDish } from '#app/domain/dishes/update-dish.ts'
import { formKey } from '#app/domain/field-schemas.ts'
import { asSent, onForm, onUpload } from '#app/http/form-action.ts'
import type { Settings } from '#app/middleware/settings.ts'
import { dishesTranslator } from '#app/i18n/dishes.ts'
import {
  copyImage,
  putImage,
  removeImages,
  uploadImage,
} from '#app/services/images/index.server.ts'
import {
  normaliseImage,
  type NormalisedImage,
} from '#app/services/images/normalise-image.server.ts'

const bucket = 'menu-item-images'

// A dish's verb reads the rest of its form itself, by rules that the menu's currency decides.
const ofDish = z.looseObject({ dishId: z.string('dish_not_found') })
const ofCopy = ofDish.extend({ key: formKey })

/** The forms of the page of a menu's dishes, by their intent. */
export function dishForms({ owner }: OpenSession, menuId: string, log: Settings['log']) {
  /** Once no dish shows it any more: a file that stays is for us to tidy up, not for the owner. */
  const removeFile = async (dishId: string) => {
    const left = await removeImages([{ bucket, id: dishId.toLowerCase() }])
    if (left.length > 0) log.error({ left }, 'a picture outlived its dish')
  }
  const isHere = (dishId: string) => requireDishOnMenu(owner.id, menuId, dishId)
  const keepImage = (dishId: string, picture: NormalisedImage | undefined) =>
    picture &&
    setDishImage(owner.id, dishId, (id) => putImage(bucket, id, picture.full, picture.small))
  return {
    // The picture is read first: one that cannot be is refused before anything is written.
    add: onUpload(asSent, async (form, bytes, { locale }) => {
      const picture = await readPicture(bytes)
      const dish = await addDish(owner.id, menuId, form, locale)
      await keepImage(dish.id, picture)
      const { mainCategoryId, subCategoryId } = dish
      return {
        done: form['next'] === 'another' ? 'addAnother' : 'add',
        mainCategoryId,
        subCategoryId,
      }
    }),
    update: onUpload(ofDish, async ({ dishId, ...form }, bytes, { locale }) => {
      await isHere(dishId)
      const picture = await readPicture(bytes)
      await updateDish(owner.id, dishId, form, locale)
      await keepImage(dishId, picture)
      return { done: 'update' }
    }),
    active: onForm(ofDish, async ({ dishId, ...form }) => {
      await isHere(dishId)
      await setDishActive(owner.id, dishId, form)
      return { done: 'active' }
    }),
    place: onForm(ofDish, async ({ dishId, ...form }) => {
      await isHere(dishId)
      await placeDish(owner.id, dishId, form)
      return { done: 'place' }
    }),
    duplicate: onForm(ofCopy, async ({ dishId, key }, { locale }) => {
      await isHere(dishId)
      const suffix = dishesTranslator(locale)('copy_suffix')
      const { imageCopies } = await duplicateDish(owner.id, dishId, suffix, key)
      for (const { fromDishId, toDishId } of imageCopies) {
        await setDishImage(owner.id, toDishId, (id) => copyImage(bucket, fromDishId, id))
      }
      return { done: 'duplicate' }
    }),
    delete: onForm(ofDish, async ({ dishId }) => {
      await isHere(dishId)
      const { hadImage } = await deleteDish(owner.id, dishId)
      if (hadImage) await removeFile(dishId)
      return { done: 'delete' }
    }),
    picture: onUpload(ofDish, async ({ dishId }, bytes) => {
      await isHere(dishId)
      await setDishImage(owner.id, dishId, (id) => uploadImage(bucket, id, bytes))
      return { done: 'picture' }
    }),
    deletePicture: onForm(ofDish, async ({ dishId }) => {
      await isHere(dishId)
      await setDishImage(owner.id, dishId, async () => null)
      await removeFile(dishId)
      return { done: 'deletePicture' }
    }),
  }
}

async function readPicture(bytes: Uint8Array): Promise<NormalisedImage | undefined> {
  return bytes.length > 0 ? normaliseImage(bytes) : undefined
}
