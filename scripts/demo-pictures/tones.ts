/** A table's light and deep colour, the stripes of its cloth, and the line on its china. */
export interface Tone {
  readonly table: readonly [light: string, deep: string]
  readonly cloth: string
  readonly line: string
}

/** The tone of each part of a menu. */
export const tones = {
  soup: { table: ['#fbe6bf', '#e0ac63'], cloth: '#fff5e0', line: '#c9742a' },
  coldMeze: { table: ['#e9ecd3', '#aebd84'], cloth: '#fbfaee', line: '#6d7f35' },
  hotMeze: { table: ['#f9d8c0', '#d48a62'], cloth: '#fff1e6', line: '#b93c1f' },
  salad: { table: ['#e2eecf', '#93b86a'], cloth: '#f8fcee', line: '#4f7f35' },
  grill: { table: ['#f0cfb8', '#b9714d'], cloth: '#fdeadd', line: '#b93c1f' },
  pot: { table: ['#ecdbe0', '#ab8292'], cloth: '#faf1f3', line: '#7d3f5c' },
  sea: { table: ['#dcebea', '#7fadb2'], cloth: '#f4fbfb', line: '#2f6f8a' },
  dough: { table: ['#f6e8cc', '#cfa870'], cloth: '#fffaec', line: '#a8742f' },
  sweet: { table: ['#f9e2dc', '#d99d93'], cloth: '#fff4f1', line: '#b55a63' },
  hotDrink: { table: ['#f4dcc0', '#bd8456'], cloth: '#fff1e0', line: '#8a5126' },
  coldDrink: { table: ['#dfeeea', '#86b7ac'], cloth: '#f3fbf8', line: '#34776c' },
  wine: { table: ['#ead7dd', '#96647b'], cloth: '#f9edf1', line: '#6d2741' },
} as const satisfies Record<string, Tone>
