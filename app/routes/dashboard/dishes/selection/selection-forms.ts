import type { OpenSession } from '#app/auth/find-session.ts'
import { changePrices } from '#app/domain/dishes/change-prices.ts'
import { deleteDishes } from '#app/domain/dishes/delete-dishes.ts'
import { moveDishes } from '#app/domain/dishes/move-dishes.ts'
import { previewPrices } from '#app/domain/dishes/preview-prices.ts'
import { selectionSchema } from '#app/domain/dishes/selection-schema.ts'
import { setDishesActive } from '#app/domain/dishes/set-dishes-active.ts'
import { addTags, removeTags } from '#app/domain/dishes/tag-dishes.ts'
import { setDishesSoldOut } from '#app/domain/sold-out/set-dishes-sold-out.ts'
import { countEdit } from '#app/handlers/count-edit.ts'
import { onForm } from '#app/handlers/form-action.ts'
import type { Settings } from '#app/middleware/settings.ts'
import { removePictures } from '#app/services/images/remove-pictures.server.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The form handlers of selected dishes, by intent. */
export function selectionForms({ member }: OpenSession, menuId: string, log: Settings['log']) {
  /** A form that changes dishes, which counts against the owner's limit. */
  const onSelected = <Done>(
    run: (ids: readonly string[], form: object, locale: Locale) => Promise<Done>,
  ) =>
    onForm(selectionSchema, async ({ ids, ...form }, { locale }) => {
      await countEdit(member.ownerId, ids.length)
      return run(ids, form, locale)
    })
  return {
    previewPrices: onForm(selectionSchema, async ({ ids, ...form }, { locale }) => {
      const preview = await previewPrices(member, menuId, ids, form, locale)
      return done('previewPrices', { preview })
    }),
    changePrices: onSelected(async (ids, form, locale) => {
      const changed = await changePrices(member, menuId, ids, form, locale)
      if ('preview' in changed) return done('pricesOutdated', changed)
      const { from, ...applied } = changed
      return from === undefined
        ? done('changePrices', applied)
        : done('schedulePrices', { ...applied, from })
    }),
    move: onSelected(async (ids, form) =>
      done('move', await moveDishes(member, menuId, ids, form)),
    ),
    addTags: onSelected(async (ids, form) =>
      done('addTags', await addTags(member, menuId, ids, form)),
    ),
    removeTags: onSelected(async (ids, form) =>
      done('removeTags', await removeTags(member, menuId, ids, form)),
    ),
    active: onSelected(async (ids, form) => {
      const changed = await setDishesActive(member, menuId, ids, form)
      return 'isActive' in form ? done('activate', changed) : done('deactivate', changed)
    }),
    soldOut: onSelected(async (ids, form) => {
      const changed = await setDishesSoldOut(member, menuId, ids, form)
      return 'isSoldOut' in form ? done('sellOut', changed) : done('bringBack', changed)
    }),
    delete: onSelected(async (ids) => {
      const { pictures, deletedAt, ...deleted } = await deleteDishes(member, menuId, ids)
      await removePictures(pictures, log)
      return done('delete', { ...deleted, deletedAt: deletedAt.toISOString() })
    }),
  }
}

/** Keeps the literal type of `done`, which the page uses to distinguish results. */
function done<Name extends string, Result extends object>(name: Name, result: Result) {
  return { done: name, ...result }
}
