import type { Category } from '#app/domain/locks/lock-category.ts'
import type { DishWithFacts } from '#app/domain/dishes/get-dish.ts'
import type { ListedDish } from '#app/domain/dishes/list-dishes.ts'
import { plainFieldsOf, type PlainField } from '#app/domain/dishes/plain-fields.ts'
import type { Dish } from '#app/domain/locks/lock-dish.ts'

/** The fields of a dish that its panels show and change. */
export interface EditedDish
  extends
    Pick<
      Dish,
      | PlainField
      | 'id'
      | 'sizeName'
      | 'sizeId'
      | 'calories'
      | 'portion'
      | 'priceMinor'
      | 'moreSizes'
      | 'optionGroups'
      | 'imageUrl'
      | 'mainCategoryId'
      | 'subCategoryId'
      | 'updatedAt'
    >,
    Pick<DishWithFacts, 'facts' | 'scheduled'> {}

/** A dish in the list. */
export interface PlacedDish extends ListedDish {
  /** The dish's position in its category, from 1. */
  readonly place: number
}

/** A category to choose from. */
export type CategoryOption = Pick<Category, 'id' | 'name' | 'parentId'>

/** Drops the fields that panels don't need. */
export const toEditedDish = ({ dish, facts, scheduled }: DishWithFacts): EditedDish => ({
  ...plainFieldsOf(dish),
  id: dish.id,
  sizeName: dish.sizeName,
  sizeId: dish.sizeId,
  calories: dish.calories,
  portion: dish.portion,
  priceMinor: dish.priceMinor,
  moreSizes: dish.moreSizes,
  optionGroups: dish.optionGroups,
  imageUrl: dish.imageUrl,
  mainCategoryId: dish.mainCategoryId,
  subCategoryId: dish.subCategoryId,
  updatedAt: dish.updatedAt,
  facts,
  scheduled,
})
