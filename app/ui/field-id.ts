/** The id of a field that other pages link to, by its name. */
export const fieldId = (name: string): string => `field-${name}`
