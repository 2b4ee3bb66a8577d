import { percent, tableOf } from '../table.ts'
import { isDangerous, type ToldLie } from './examine.ts'
import { lieKinds } from './frame.ts'

const throughOf = (told: readonly ToldLie[]) => told.filter(({ isThrough }) => isThrough)

const row = (name: string, of: readonly ToldLie[]) => {
  const spoken = ['en', 'tr'].map((one) => of.filter(({ lie }) => lie.language === one))
  const figures = [...spoken, of].flatMap((some) => [some.length, throughOf(some).length])
  return [name, ...figures, percent(throughOf(of).length, of.length)]
}

/** A table by kind of lie, English and Turkish side by side. */
export function liesTable(told: readonly ToldLie[]): string {
  return tableOf(
    ['kind of lie', 'English', 'through', 'Turkish', 'through', 'all', 'through', ''],
    [
      ...Object.entries(lieKinds)
        .filter(([kind]) => told.some(({ lie }) => lie.kind === kind))
        .map(([kind, isSafe]) =>
          row(
            isSafe ? `${kind} *` : kind,
            told.filter(({ lie }) => lie.kind === kind),
          ),
        ),
      row('* false “safe” or “free”', told.filter(isDangerous)),
      row(
        'all other lies',
        told.filter((one) => !isDangerous(one)),
      ),
    ],
  )
}

/** A table by language, for those in which claims are not read word by word. */
export function languagesTable(told: readonly ToldLie[]): string {
  const languages = [...new Set(told.map(({ lie }) => lie.language))]
  return tableOf(
    ['language', 'lies', 'through', '', 'false “safe”'],
    languages.map((language) => {
      const of = told.filter(({ lie }) => lie.language === language)
      const through = throughOf(of)
      const safe = through.filter(isDangerous).length
      return [language, of.length, through.length, percent(through.length, of.length), safe]
    }),
  )
}
