import { foldText } from '../dietary/fold-text.ts'
import {
  plainFields,
  plainFieldsOf,
  type PlainField,
  type PlainFields,
} from '../dishes/plain-fields.ts'
import type { Dish } from '../locks/lock-dish.ts'
import type { Size } from '../sizes/size.ts'
import { sizesOf } from '../sizes/sizes-of.ts'
import type { TypedSize } from '../sizes/sizes-schema.ts'
import { pathsIn, type Path, type StoredMenu } from './read-menu.ts'
import { claimsFree, type ResolvedRow } from './resolve-row.ts'
import type { ImportedDish } from './schemas.ts'
import type { ImportValue } from './source.ts'

/** What differs between a dish of the menu and one of a file. */
export const comparedFields = ['category', ...plainFields, 'sizes'] as const
export type ComparedField = (typeof comparedFields)[number]

/** What publishing does with a dish of a draft. */
export type PlannedRow =
  | { readonly kind: 'left_out' | 'broken'; readonly row: ResolvedRow }
  | { readonly kind: 'new'; readonly row: ResolvedRow; readonly dish: ImportedDish }
  | {
      readonly kind: 'changed' | 'unchanged'
      readonly row: ResolvedRow
      /** The dish as it is on the menu. */
      readonly stored: Dish
      readonly after: ChangedDish
      readonly fields: readonly ComparedField[]
    }

/** A dish of the menu as a file has it; what the file doesn't have stays. */
export interface ChangedDish extends PlainFields {
  readonly path: Path
  readonly sizes: readonly TypedSize[]
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[]
  /** Dishes of the menu that the file doesn't have. */
  readonly missing: readonly Dish[]
}

interface PlanOptions {
  /** Whether tags count that say a dish is free of something; the owner has to say so. */
  readonly keepsClaims: boolean
  /** What the file's columns contain; null for a text. */
  readonly columns: readonly string[] | null
}

/** Compares a draft with the menu, without changing anything. Works in steps. */
export function* planImport(
  rows: readonly ResolvedRow[],
  menu: StoredMenu,
  options: PlanOptions,
): Generator<void, ImportPlan> {
  const pathOf = pathsIn(menu)
  const dishOfRow = yield* matchRows(rows, menu, pathOf)
  const plannedRows: PlannedRow[] = []
  for (const row of rows) {
    yield
    const stored = dishOfRow.get(row)
    if (row.row.isLeftOut) plannedRows.push({ kind: 'left_out', row })
    else if (!row.dish) plannedRows.push({ kind: 'broken', row })
    else {
      const dish = options.keepsClaims
        ? row.dish
        : { ...row.dish, tags: row.dish.tags.filter((tag) => !claimsFree(tag)) }
      if (!stored) plannedRows.push({ kind: 'new', row, dish })
      else {
        const before = toChangedDish(stored, pathOf(stored))
        const after = mergeDish(row, dish, before, options)
        const fields = comparedFields.filter((field) => hasChanged(before, after, field))
        const kind = fields.length > 0 ? 'changed' : 'unchanged'
        plannedRows.push({ kind, row, stored, after, fields })
      }
    }
  }
  const matchedIds = new Set([...dishOfRow.values()].map(({ id }) => id))
  return { rows: plannedRows, missing: menu.dishes.filter(({ id }) => !matchedIds.has(id)) }
}

/**
 * Finds the dishes that a file's are: by the name that they have now, or had in the file that they came
 * from; in the same category if possible. Of several, the first is the first.
 */
function* matchRows(
  rows: readonly ResolvedRow[],
  { dishes }: StoredMenu,
  pathOf: (dish: Dish) => Path,
): Generator<void, Map<ResolvedRow, Dish>> {
  const dishOfRow = new Map<ResolvedRow, Dish>()
  const matchedIds = new Set<string>()
  const passes = [
    {
      ofDish: (dish: Dish, name: string) => [name, ...pathOf(dish)],
      ofRow: (name: string, path: Path) => [name, ...path],
    },
    { ofDish: (_: Dish, name: string) => [name], ofRow: (name: string) => [name] },
  ]
  for (const { ofDish, ofRow } of passes) {
    const byKey = new Map<string, Dish[]>()
    for (const dish of dishes) {
      yield
      if (matchedIds.has(dish.id)) continue
      const names = new Set([dish.name, dish.importedName ?? dish.name].map(foldText))
      for (const name of names) {
        const key = keyOf(ofDish(dish, name))
        byKey.set(key, [...(byKey.get(key) ?? []), dish])
      }
    }
    for (const row of rows) {
      yield
      const { name = '' } = row.texts
      if (dishOfRow.has(row) || name.trim() === '') continue
      const path = [row.texts['category'] ?? '', row.texts['subCategory'] ?? ''] as const
      const match = byKey
        .get(keyOf(ofRow(foldText(name.trim()), path)))
        ?.find(({ id }) => !matchedIds.has(id))
      if (!match) continue
      dishOfRow.set(row, match)
      matchedIds.add(match.id)
    }
  }
  return dishOfRow
}

const keyOf = (parts: readonly string[]) => parts.map(foldText).join('\n')

function toChangedDish(dish: Dish, path: Path): ChangedDish {
  return { ...plainFieldsOf(dish), path, sizes: sizesOf(dish) }
}

function mergeDish(
  { row: { values } }: ResolvedRow,
  dish: ImportedDish,
  before: ChangedDish,
  { keepsClaims, columns }: PlanOptions,
): ChangedDish {
  const has = (field: string) => Object.hasOwn(values, field)
  const read = <Field extends PlainField>(field: Field): PlainFields[Field] =>
    has(field) ? dish[field] : before[field]
  const keptTags = keepsClaims ? [] : before.tags.filter((tag) => claimsFree(tag))
  const tags = [...dish.tags, ...keptTags.filter((tag) => !dish.tags.includes(tag))]
  const order = new Map(before.tags.map((tag, index) => [tag, index]))
  const place = (tag: string) => order.get(tag) ?? order.size
  return {
    // The owner may have renamed it since the last import.
    name: before.name,
    path: has('category') || has('subCategory') ? pathOfDish(dish) : before.path,
    description: read('description'),
    ingredients: replacesIngredients(values['ingredients'], before, columns)
      ? dish.ingredients
      : before.ingredients,
    tags: has('tags') ? tags.toSorted((one, other) => place(one) - place(other)) : before.tags,
    meatOrigin: read('meatOrigin'),
    aiInstructions: read('aiInstructions'),
    isActive: read('isActive'),
    sizes: dish.sizes.some(({ priceMinor }) => priceMinor !== null)
      ? mergeSizes(dish.sizes, before.sizes)
      : before.sizes,
  }
}

/**
 * Whether a file's ingredients replace a dish's. A description may list only some of what its owner has
 * recorded, so one that was taken for ingredients doesn't.
 */
function replacesIngredients(
  value: ImportValue | undefined,
  { ingredients }: ChangedDish,
  columns: PlanOptions['columns'],
): boolean {
  if (!value) return false
  if (ingredients.length === 0 || 'typed' in value) return true
  return value.at.cell !== undefined && columns?.[value.at.cell[1]] === 'ingredients'
}

/** A sub-category without a main one is a main one. */
export const pathOfDish = ({ category, subCategory }: ImportedDish): Path =>
  category === '' ? [subCategory, ''] : [category, subCategory]

function mergeSizes(
  sizes: readonly TypedSize[],
  before: readonly (Pick<Size, 'name' | 'calories' | 'portion'> & Pick<TypedSize, 'id'>)[],
): readonly TypedSize[] {
  return sizes.map((size) => {
    const same =
      sizes.length === 1 && before.length === 1
        ? before[0]
        : before.find(({ name }) => foldText(name) === foldText(size.name))
    return {
      ...same,
      ...size,
      id: same?.id ?? '',
      calories: size.calories ?? same?.calories ?? null,
    }
  })
}

function hasChanged(before: ChangedDish, after: ChangedDish, field: ComparedField): boolean {
  switch (field) {
    case 'category':
      return keyOf(before.path) !== keyOf(after.path)
    case 'sizes':
      return describeSizes(before.sizes) !== describeSizes(after.sizes)
    default:
      return JSON.stringify(before[field]) !== JSON.stringify(after[field])
  }
}

const describeSizes = (sizes: readonly TypedSize[]) =>
  JSON.stringify(
    sizes.map(({ name, priceMinor, calories, portion }) => [
      name,
      priceMinor,
      calories,
      portion?.amount,
      portion?.unit,
    ]),
  )
