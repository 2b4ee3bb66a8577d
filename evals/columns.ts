/** A value as a cell of the tables, at the right of its column. */
export const column = (value: number | string): string => String(value).padStart(11)

/** A share in percent with one decimal; a dash where there is nothing to share. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
