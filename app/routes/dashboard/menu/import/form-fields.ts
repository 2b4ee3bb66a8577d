/** The field with what a column contains. */
export const columnField = (column: number): string => `column${column}`

/** The checkbox that deletes a dish of the menu. */
export const deleteField = (dishId: string): string => `delete.${dishId}`
