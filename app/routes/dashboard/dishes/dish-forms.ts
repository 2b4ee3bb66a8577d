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
import { parseInput } from '#app/domain/parse-input.ts'
import { setSoldOut } from '#app/domain/sold-out/set-sold-out.ts'
import { formKey } from '#app/domain/field-schemas.ts'
import { rawFormSchema, onForm, onUpload } from '#app/handlers/form-action.ts'
import type { Settings } from '#app/middleware/settings.ts'
import { changeGroups, withTypedOptions } from '#app/domain/options/change-groups.ts'
import { changeRows } from '#app/domain/sizes/size-fields.ts'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { dishesTranslator } from '#app/i18n/dishes.ts'
import {
  choosePart,
  copyImage,
  putImage,
  retireImage,
  uploadImage,
} from '#app/services/images/index.server.ts'
import {
  normaliseImage,
  pictureSizes,
  type NormalisedImage,
} from '#app/services/images/normalise-image.server.ts'
import { partField } from '#app/services/images/picture-part.ts'
import { bucketOf } from '#app/services/images/picture-path.ts'
import { removePictures } from '#app/services/images/remove-pictures.server.ts'

const bucket = bucketOf.dishPicture

// The domain function parses the rest of the form, as the rules depend on the menu's currency.
const dishRefSchema = z.looseObject({ dishId: z.string('dish_not_found') })
const updateSchema = z.object({ dishId: z.string('dish_not_found') }).catchall(z.string())
const pictureFields = z.object({ part: partField })
const pictureForm = dishRefSchema.extend(pictureFields.shape)
const copyForm = dishRefSchema.extend({ key: formKey })

/** The form handlers of a menu's dishes page, by intent. */
export function dishForms({ member }: OpenSession, menuId: string, log: Settings['log']) {
  const assertOnMenu = (dishId: string) => requireDishOnMenu(member, menuId, dishId)
  const storeImage = (dishId: string, picture: NormalisedImage | undefined) =>
    picture &&
    setDishImage(member, dishId, (id) => putImage(bucket, id, picture.full, picture.small))
  return {
    // Decodes the picture first, so that an invalid one is rejected before anything is stored.
    add: onUpload(rawFormSchema, async (sent, bytes, { locale }) => {
      const form = withTypedOptions(sent)
      if (form['sizeStep'] !== undefined)
        return changedForm('add', changeRows(form, form['sizeStep']))
      if (form['optionStep'] !== undefined)
        return changedForm('add', changeGroups(form, form['optionStep']))
      const picture = await readPicture(bytes, form)
      const dish = await addDish(member, menuId, form, locale)
      await storeImage(dish.id, picture)
      const { mainCategoryId, subCategoryId } = dish
      return {
        done: form['next'] === 'another' ? 'addAnother' : 'add',
        mainCategoryId,
        subCategoryId,
      }
    }),
    update: onUpload(updateSchema, async ({ dishId, ...sent }, bytes, { locale }) => {
      const form = withTypedOptions(sent)
      if (form['sizeStep'] !== undefined)
        return changedForm('update', changeRows(form, form['sizeStep']))
      if (form['optionStep'] !== undefined)
        return changedForm('update', changeGroups(form, form['optionStep']))
      await assertOnMenu(dishId)
      const picture = await readPicture(bytes, form)
      await updateDish(member, dishId, form, locale)
      await storeImage(dishId, picture)
      const { next } = form
      return next === undefined || next === 'close'
        ? { done: 'update' }
        : { done: 'updateNext', nextDishId: next }
    }),
    active: onForm(dishRefSchema, async ({ dishId, ...form }) => {
      await assertOnMenu(dishId)
      await setDishActive(member, dishId, form)
      return { done: 'active' }
    }),
    soldOut: onForm(dishRefSchema, async ({ dishId, ...form }) => {
      await assertOnMenu(dishId)
      await setSoldOut(member, { dishId }, form)
      return { done: 'soldOut' }
    }),
    place: onForm(dishRefSchema, async ({ dishId, ...form }) => {
      await assertOnMenu(dishId)
      await placeDish(member, dishId, form)
      return { done: 'place' }
    }),
    duplicate: onForm(copyForm, async ({ dishId, key }, { locale }) => {
      await assertOnMenu(dishId)
      const suffix = dishesTranslator(locale)('copy_suffix')
      const { imageCopies } = await duplicateDish(member, dishId, suffix, key)
      for (const { fromDishId, toDishId } of imageCopies) {
        await setDishImage(member, toDishId, (id) => copyImage(bucket, fromDishId, id))
      }
      return { done: 'duplicate' }
    }),
    delete: onForm(dishRefSchema, async ({ dishId }) => {
      await assertOnMenu(dishId)
      await removePictures(await deleteDish(member, dishId), log)
      return { done: 'delete', deletedId: dishId }
    }),
    picture: onUpload(pictureForm, async ({ dishId, part }, bytes) => {
      await assertOnMenu(dishId)
      const change = await setDishImage(member, dishId, (id) =>
        uploadImage(bucket, id, bytes, part),
      )
      return { done: 'picture', dishId, ...change }
    }),
    picturePart: onForm(pictureForm, async ({ dishId, part }) => {
      await assertOnMenu(dishId)
      await setDishImage(member, dishId, (id) => choosePart(bucket, id, part))
      return { done: 'picturePart' }
    }),
    deletePicture: onForm(dishRefSchema, async ({ dishId }) => {
      await assertOnMenu(dishId)
      const change = await setDishImage(member, dishId, async () => null)
      // A file that remains is replaced by the next one.
      await retireImage(bucket, dishId.toLowerCase()).catch((error: unknown) =>
        log.error({ error, dishId }, "a deleted picture couldn't be moved"),
      )
      return { done: 'deletePicture', dishId, ...change }
    }),
  }
}

/** Returns a form with sizes or options added, removed or moved, as buttons do without JavaScript. */
const changedForm = (
  intent: 'add' | 'update',
  values: Readonly<Record<string, string>>,
): FormFailure => ({ intent, errors: {}, values })

async function readPicture(
  bytes: Uint8Array,
  form: Readonly<Record<string, string>>,
): Promise<NormalisedImage | undefined> {
  if (bytes.length === 0) return undefined
  const { part } = parseInput(pictureFields, form)
  return normaliseImage(bytes, pictureSizes, part)
}
