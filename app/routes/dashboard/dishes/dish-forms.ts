import { z } from 'zod'
import type { OpenSession } from '#app/auth/find-session.ts'
import { addDish } from '#app/domain/dishes/add-dish.ts'
import { deleteDish } from '#app/domain/dishes/delete-dish.ts'
import { duplicateDish } from '#app/domain/dishes/duplicate-dish.ts'
import { setDishActive } from '#app/domain/dishes/set-dish-active.ts'
import { setDishImage } from '#app/domain/dishes/set-dish-image.ts'
import { updateDish } from '#app/domain/dishes/update-dish.ts'
import { Invalid } from '#app/domain/errors.ts'
import { onForm, onUpload } from '#app/http/form-action.ts'
import { dishesTranslator } from '#app/i18n/dishes.ts'
import { copyImage, removeImage, uploadImage } from '#app/services/images/index.server.ts'

const bucket = 'menu-item-images'

/** A dish's verb reads the rest of the form itself, by rules that the menu's currency decides. */
const asSent = z.record(z.string(), z.string())
const ofDish = z.looseObject({ dishId: z.string('dish_not_found') })

/** The forms of the page of a menu's dishes, by their intent. */
export function dishForms({ owner }: OpenSession, menuId: string) {
  const keepImage = (dishId: string, bytes: Uint8Array) =>
    setDishImage(owner.id, dishId, (id) => uploadImage(bucket, id, bytes))
  const drop = async (dishId: string) => {
    const { hadImage } = await deleteDish(owner.id, dishId)
    if (hadImage) await removeImage(bucket, dishId)
  }
  return {
    add: onUpload(asSent, async (form, bytes) => {
      const dish = await addDish(owner.id, menuId, form)
      try {
        if (bytes.length > 0) await keepImage(dish.id, bytes)
      } catch (error) {
        // Its form comes back with the error: sent again, it would be there twice.
        if (error instanceof Invalid) await drop(dish.id)
        throw error
      }
      const { mainCategoryId, subCategoryId } = dish
      return {
        done: form['next'] === 'another' ? 'addAnother' : 'add',
        mainCategoryId,
        subCategoryId,
      }
    }),
    update: onUpload(ofDish, async ({ dishId, ...form }, bytes) => {
      await updateDish(owner.id, dishId, form)
      if (bytes.length > 0) await keepImage(dishId, bytes)
      return { done: 'update' }
    }),
    active: onForm(ofDish, async ({ dishId, ...form }) => {
      await setDishActive(owner.id, dishId, form)
      return { done: 'active' }
    }),
    duplicate: onForm(ofDish, async ({ dishId }, { locale }) => {
      const suffix = dishesTranslator(locale)('copy_suffix')
      const { imageCopies } = await duplicateDish(owner.id, dishId, suffix)
      for (const { fromDishId, toDishId } of imageCopies) {
        await setDishImage(owner.id, toDishId, (id) => copyImage(bucket, fromDishId, id))
      }
      return { done: 'duplicate' }
    }),
    delete: onForm(ofDish, async ({ dishId }) => {
      await drop(dishId)
      return { done: 'delete' }
    }),
    picture: onUpload(ofDish, async ({ dishId }, bytes) => {
      await keepImage(dishId, bytes)
      return { done: 'picture' }
    }),
    deletePicture: onForm(ofDish, async ({ dishId }) => {
      await setDishImage(owner.id, dishId, async (id) => {
        await removeImage(bucket, id)
        return null
      })
      return { done: 'deletePicture' }
    }),
  }
}
