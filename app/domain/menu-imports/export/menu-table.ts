import { maxSizes } from '../../sizes/size.ts'
import type { ColumnRole } from '../recognise/column-roles.ts'
import type { ExportedDish, ExportedGroup } from './exported-menu.ts'

/** A column of an exported menu. */
export interface ExportColumn {
  readonly role: ColumnRole
  readonly heading: string
  /** The size that it is about. */
  readonly size?: number
}

// Headings that an import recognises, whatever the owner's language.
const texts = [
  { role: 'category', heading: 'Category' },
  { role: 'subCategory', heading: 'Subcategory' },
  { role: 'name', heading: 'Name' },
  { role: 'description', heading: 'Description' },
  { role: 'ingredients', heading: 'Ingredients' },
] as const
const others = [
  { role: 'tags', heading: 'Tags' },
  { role: 'meatOrigin', heading: 'Origin of meat' },
  { role: 'aiInstructions', heading: 'AI instructions' },
  { role: 'isActive', heading: 'Active' },
  { role: 'options', heading: 'Options' },
] as const

/** Returns the columns of a menu whose dishes have up to so many sizes. */
export function exportColumns(sizes: number): readonly ExportColumn[] {
  const ofSizes = Array.from({ length: Math.min(maxSizes, sizes) }, (_, size) => {
    const number = size === 0 ? '' : ` ${size + 1}`
    return [
      { role: 'sizeName', heading: `Size${number}`, size },
      { role: 'price', heading: `Price${number}`, size },
      { role: 'calories', heading: `Calories${number}`, size },
      { role: 'portion', heading: `Weight or volume${number}`, size },
    ] as const
  })
  return [...texts, ...ofSizes.flat(), ...others]
}

/** Returns a dish's cells. */
export function tableRow(dish: ExportedDish, columns: readonly ExportColumn[]): string[] {
  return columns.map(({ role, size = 0 }) => {
    const row = dish.sizes[size]
    switch (role) {
      case 'sizeName':
        return row?.name ?? ''
      case 'price':
        return row?.price ?? ''
      case 'calories':
        return row?.calories ? String(row.calories) : ''
      case 'portion':
        return row?.portion ?? ''
      case 'ingredients':
      case 'tags':
      case 'meatOrigin':
        return dish[role].join(', ')
      case 'isActive':
        return dish.isActive ? 'yes' : 'no'
      case 'options':
        return dish.options.length > 0 ? JSON.stringify(dish.options.map(asTyped)) : ''
      case 'ignore':
        return ''
      default:
        return dish[role]
    }
  })
}

/** Returns a group as a dish's form sends it; ids only have to differ. */
function asTyped({ name, min, max, options }: ExportedGroup, group: number) {
  return {
    id: `${group}`,
    name,
    min: String(min),
    max: String(max),
    options: options.map((option, index) => ({
      id: `${group}.${index}`,
      name: option.name,
      extra: option.extra,
      ingredients: option.ingredients.join(', '),
      facts: {},
    })),
  }
}
