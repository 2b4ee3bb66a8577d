import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { InvalidInputError } from '#app/domain/errors.ts'
import { finishInSlices } from '#app/domain/in-slices.ts'
import { recogniseDishes } from '#app/domain/menu-imports/recognise/recognise-dishes.ts'
import { resolveRow } from '#app/domain/menu-imports/resolve-row.ts'
import { admitReading } from '#app/domain/menu-imports/store-draft.ts'
import { unreadLines } from '#app/domain/menu-imports/unread-lines.ts'
import { sizeField } from '#app/domain/sizes/size-fields.ts'
import { readMenuFile } from '#app/services/menu-files/read-menu-file.server.ts'

/** Photos at an angle, curved, on their side, in shadow, dim light or with a lamp's reflection. */
export const hardPhotos = [
  '29-photo-kebap.jpg',
  '30-photo-kafe.jpg',
  '31-photo-balik.jpg',
  '32-photo-kahvalti.jpg',
  '33-photo-pide.jpg',
  '34-photo-tatli.jpg',
  '35-photo-pub.jpg',
  '36-photo-diner.jpg',
  '37-photo-thai.jpg',
  '38-photo-pizzeria.jpg',
  '39-photo-bistro.jpg',
  '40-photo-bakery.jpg',
] as const

/** Menus as owners have them. A JSON file beside each holds what a careful person enters. */
export const examples = [
  '01-lokanta.csv',
  '02-kebapci.xlsx',
  '03-kiyi-balik.txt',
  '04-wine-list.txt',
  '05-kahvalti-evi.html',
  '06-pizzeria.txt',
  '07-two-languages.txt',
  '08-two-columns.txt',
  '09-speisekarte.txt',
  '10-diner.txt',
  '11-meyhane.txt',
  '12-thai-kitchen.txt',
  '13-kafe.csv',
  '14-otel-havuz.txt',
  '15-trattoria.txt',
  '16-pide-salonu.txt',
  '17-street-food.txt',
  '18-curry-house.txt',
  '19-dondurma.html',
  '20-biergarten.txt',
  '21-photo-lokanta.jpg',
  '22-two-columns.pdf',
  '23-chalkboard.jpg',
  '24-wine-list.pdf',
  '25-three-sizes.png',
  '26-handwriting.jpg',
  '27-mixed-languages.pdf',
  '28-scanned.pdf',
  ...hardPhotos,
] as const
export type Example = (typeof examples)[number]

/** The examples whose text has to be recognised in pictures. */
export const pictureExamples: ReadonlySet<Example> = new Set([
  '21-photo-lokanta.jpg',
  '23-chalkboard.jpg',
  '25-three-sizes.png',
  '26-handwriting.jpg',
  '28-scanned.pdf',
  ...hardPhotos,
])

const folder = new URL('../../tests/fixtures/menus/', import.meta.url)

export const exampleBytes = (name: Example): Promise<Buffer> => readFile(new URL(name, folder))

const expectedSchema = z.array(
  z.strictObject({
    category: z.string(),
    name: z.string(),
    nameInOtherLanguage: z.string().optional(),
    /** May be entered as ingredients. */
    description: z.string().default(''),
    prices: z.array(z.strictObject({ size: z.string().default(''), price: z.string() })),
  }),
)
export type ExpectedDish = z.output<typeof expectedSchema>[number]

export async function expectedDishes(name: Example): Promise<readonly ExpectedDish[]> {
  const text = await readFile(new URL(name.replace(/\.\w+$/, '.json'), folder), 'utf8')
  return expectedSchema.parse(JSON.parse(text))
}

/** A dish as it would be published. */
export interface ImportedDish {
  readonly category: string
  readonly name: string
  readonly description: string
  readonly prices: readonly { readonly size: string; readonly price: string }[]
  /** Whether the draft points the dish out, so that its owner looks at it. */
  readonly hasDoubts: boolean
}

/** Imports an example as the product does, up to the draft's page. */
export async function readExample(name: Example) {
  const source = await readMenuFile(await exampleBytes(name)).then(
    (read) => read.source,
    (error: unknown) => {
      // It says what to do, and nothing is imported.
      if (error instanceof InvalidInputError) return undefined
      throw error
    },
  )
  if (!source) return { dishes: [], doubts: 0, unread: 0 }
  const reading = await recogniseDishes(source)
  const rows = await admitReading(source, reading, { ownerId: '', importId: '' })
  const currency = reading.style.currency ?? 'EUR'
  const context = { source, style: reading.style, currency, locale: 'en' } as const
  const resolvedRows = rows.map((row) =>
    resolveRow(
      {
        ...row,
        id: '',
        doubts: row.doubts ?? [],
        updatedAt: new Date(0),
        isChecked: false,
        isLeftOut: false,
      },
      context,
    ),
  )
  const readRows = rows.map(({ line, values }) => ({ line, values: values ?? {} }))
  const unreadCount = await finishInSlices(unreadLines(source, readRows))
  return {
    dishes: resolvedRows.map(({ texts, doubts }) => toDish(texts, doubts.length > 0)),
    doubts: resolvedRows.filter(({ doubts }) => doubts.length > 0).length,
    unread: unreadCount.length,
  }
}

function toDish(texts: Readonly<Record<string, string>>, hasDoubts: boolean): ImportedDish {
  return {
    category: [texts['category'], texts['subCategory']].filter(Boolean).join(' › '),
    name: texts['name'] ?? '',
    description: texts['description'] ?? texts['ingredients'] ?? '',
    prices: Array.from({ length: Number(texts['sizes']) }, (_, row) => ({
      size: texts[sizeField('sizeName', row)] ?? '',
      price: texts[sizeField('price', row)] ?? '',
    })),
    hasDoubts,
  }
}
