import * as fc from 'fast-check'
import type { Member } from '#app/domain/actor.ts'
import { listDishes } from '#app/domain/dishes/list-dishes.ts'
import { getImport } from '#app/domain/menu-imports/get-import.ts'
import { publishImport } from '#app/domain/menu-imports/publish-import.ts'
import type { MenuReading } from '#app/domain/menu-imports/recognise/reading.ts'
import { saveRow } from '#app/domain/menu-imports/save-row.ts'
import type { ImportSource, Read } from '#app/domain/menu-imports/source.ts'
import { startImport } from '#app/domain/menu-imports/start-import.ts'
import { addMenu } from '#app/domain/menus/add-menu.ts'

/** How a reader lies about a value: the place, the text, or which price belongs to which name. */
export const lies = ['true', 'shifted', 'cut', 'grown', 'other text', 'nowhere', 'swapped'] as const

/** A source whose lines are a name and a price, and what a reader that invents has made of it. */
export interface InventedImport {
  readonly source: ImportSource
  readonly reading: MenuReading
  /** The price by name, as in the source; in minor units. */
  readonly prices: ReadonlyMap<string, number>
}

export const inventedImports: fc.Arbitrary<InventedImport> = fc
  .record({
    words: fc.uniqueArray(fc.stringMatching(/^[A-Za-zçğıöşü]{2,9}$/), {
      minLength: 4,
      maxLength: 12,
    }),
    numbers: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 6 }),
    isTable: fc.boolean(),
    told: fc.array(
      fc.record({
        lie: fc.constantFrom(...lies),
        word: fc.nat(),
        number: fc.nat(),
        by: fc.integer({ min: -3, max: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ words, numbers, isTable, told }) => {
    const rows = words.map((name, row) => ({ name, number: numbers[row % numbers.length] ?? 1 }))
    const lines = rows.map(({ name, number }) => `${name} ${number}`)
    const source: ImportSource = isTable
      ? { kind: 'table', cells: lines.map((line) => [line]), formulas: [] }
      : { kind: 'text', text: lines.join('\n') }
    const dishes = told.map(({ lie, word, number, by }, line) => {
      const read = (text: string, row: number, at: number): Read => {
        const offset = isTable ? 0 : lines.slice(0, row).join('\n').length + (row > 0 ? 1 : 0)
        const place = isTable ? { cell: [row, 0] as const } : {}
        const [from, to] = [offset + at, offset + at + text.length]
        switch (lie) {
          case 'shifted':
            return { text, at: { ...place, start: from + by, end: to + by } }
          case 'cut':
            return { text: text.slice(1), at: { ...place, start: from + 1, end: to } }
          case 'grown':
            return { text: `${text}0`, at: { ...place, start: from, end: to + 1 } }
          case 'other text':
            return { text: `${text}x9`, at: { ...place, start: from, end: to } }
          case 'nowhere':
            return { text, at: { cell: [999, 0], start: -1, end: 1e9 } }
          case 'true':
          case 'swapped':
            return { text, at: { ...place, start: from, end: to } }
        }
      }
      const row = word % words.length
      const priced = lie === 'swapped' ? number % words.length : row
      const [name, price] = [rows[row]?.name ?? '', String(rows[priced]?.number ?? '')]
      return {
        line,
        values: {
          name: read(name, row, 0),
          price: read(price, priced, (lines[priced]?.length ?? 0) - price.length),
        },
        doubts: [],
      }
    })
    const style = { mark: undefined, currency: undefined }
    return {
      source,
      reading: { columns: null, dishes, style },
      prices: new Map(rows.map(({ name, number }) => [name, number * 100])),
    }
  })

/** What became of one import. */
export interface PublishedImport {
  readonly published: number
  /** Dishes that can't be published, as something in them isn't in the source. */
  readonly refused: number
  /** Published names and prices that aren't in the source. */
  readonly invented: readonly string[]
  /** Published names with another name's price, without a doubt. */
  readonly mispaired: readonly string[]
}

/** Imports what a reader invented as an owner does who leaves out what is refused and looks at nothing. */
export async function publishInvented(
  member: Member,
  { source, reading, prices }: InventedImport,
): Promise<PublishedImport> {
  const menuId = (await addMenu(member, { name: 'Menu' })).id
  const importId = await startImport(member, menuId, { fileName: '', source, reading })
  const draft = await getImport(member, menuId, importId, 0, 'en')
  const refused = draft.dishes.filter(({ errors }) => Object.keys(errors).length > 0)
  for (const { id } of refused) {
    await saveRow(member, menuId, importId, { row: id, leaveOut: 'on' }, 'en')
  }
  const doubtful = new Set(
    draft.dishes.filter(({ doubts }) => doubts.length > 0).map(({ texts }) => texts['name']),
  )
  const everything = { acceptsDoubts: true, acceptsCurrency: true, keepsClaims: false, deletes: [] }
  await publishImport(member, menuId, importId, everything, 'en')
  const dishes = await listDishes(member, menuId)
  const allPrices = new Set<number | null>([...prices.values(), null])
  const texts = dishes.map(({ name, sizes }) => ({
    name,
    price: sizes[0]?.priceMinor ?? null,
    text: [name, ...sizes.map(({ priceMinor }) => priceMinor)].join(' '),
    isInvented: !prices.has(name) || sizes.some(({ priceMinor }) => !allPrices.has(priceMinor)),
  }))
  return {
    published: dishes.length,
    refused: refused.length,
    invented: texts.filter(({ isInvented }) => isInvented).map(({ text }) => text),
    mispaired: texts
      .filter(({ name, price }) => price !== null && price !== prices.get(name))
      .filter(({ name }) => !doubtful.has(name))
      .map(({ text }) => text),
  }
}
