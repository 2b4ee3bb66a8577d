import { maxSizes } from '../sizes/size.ts'
import { sizeField } from '../sizes/size-fields.ts'

/** The fields of a dish that the owner can correct in a draft. */
export const draftFields: readonly string[] = [
  'name',
  'category',
  'subCategory',
  'description',
  'ingredients',
  'tags',
  'meatOrigin',
  ...Array.from({ length: maxSizes }, (_, row) => [
    sizeField('sizeName', row),
    sizeField('price', row),
    sizeField('calories', row),
    sizeField('portion', row),
  ]).flat(),
]
