/** What a column of a table may contain. */
export const columnRoles = [
  'ignore',
  'category',
  'subCategory',
  'name',
  'description',
  'ingredients',
  'sizeName',
  'price',
  'calories',
  'portion',
  'tags',
  'meatOrigin',
  'aiInstructions',
  'isActive',
  'options',
] as const
export type ColumnRole = (typeof columnRoles)[number]

export const isColumnRole = (role: string): role is ColumnRole =>
  columnRoles.some((columnRole) => columnRole === role)
