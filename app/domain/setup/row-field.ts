type RowField = 'name' | 'price' | 'ingredients' | 'categoryId'

/** The name of a row's field. */
export const rowField = (field: RowField, row: number): string => `${field}.${row}`
