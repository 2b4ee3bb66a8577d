import type { Category } from '#app/domain/locks/lock-category.ts'
import type { DishWithFacts } from '#app/domain/dishes/get-dish.ts'
import type { ListedDish } from '#app/domain/dishes/list-dishes.ts'
import type { Dish } from '#app/domain/locks/lock-dish.ts'

/** The fields of a dish that its panels show and change. */
export interface EditedDish
  extends
    Pick<
      Dish,
      | 'id'
      | 'name'
      | 'description'
      | 'ingredients'
      | 'tags'
      | 'meatOrigin'
      | 'sizeName'
      | 'sizeId'
      | 'calories'
      | 'portion'
      | 'priceMinor'
      | 'moreSizes'
      | 'optionGroups'
      | 'imageUrl'
      | 'isActive'
      | 'aiInstructions'
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
  id: dish.id,
  name: dish.name,
  description: dish.description,
  ingredients: dish.ingredients,
  tags: dish.tags,
  meatOrigin: dish.meatOrigin,
  sizeName: dish.sizeName,
  sizeId: dish.sizeId,
  calories: dish.calories,
  portion: dish.portion,
  priceMinor: dish.priceMinor,
  moreSizes: dish.moreSizes,
  optionGroups: dish.optionGroups,
  imageUrl: dish.imageUrl,
  isActive: dish.isActive,
  aiInstructions: dish.aiInstructions,
  mainCategoryId: dish.mainCategoryId,
  subCategoryId: dish.subCategoryId,
  updatedAt: dish.updatedAt,
  facts,
  scheduled,
})
