const number = /^\p{L}?\d+\p{L}?$/u

/**
 * How a table is called: "Table 7", but "Terrace 1".
 * @param name as the owner wrote it
 * @param numbered the text for a number, such as "Table 7"
 */
export const tableLabel = (name: string, numbered: string): string =>
  number.test(name) ? numbered : name
