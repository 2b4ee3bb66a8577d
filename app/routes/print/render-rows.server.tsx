import { renderToStaticMarkup } from 'react-dom/server'
import { inSlices } from '#app/domain/in-slices.ts'
import type { PrintedDish, PrintedSection } from '#app/domain/print/snapshot.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { OriginalName } from '../guest/original-name.tsx'
import { contents, printedDiets, sectionsOf, type PrintSource } from './describe-paper.server.ts'
import { describeState } from './state-signs.ts'

const facts = [...contents, ...printedDiets]

/**
 * Renders the rows of the allergen table one by one: React renders a table in one go, and that of a
 * long menu would block the event loop.
 */
export async function renderRows(source: PrintSource): Promise<readonly string[]> {
  const translate = guestTranslator(source.locale)
  const print = printTranslator(source.locale)
  const rows = sectionsOf(source).flatMap((section) => [section, ...section.dishes])
  return inSlices(rows, (row) =>
    renderToStaticMarkup('dish' in row ? dishRow(row) : headingRow(row)),
  )

  function headingRow({ name }: PrintedSection) {
    return (
      <tr>
        <th colSpan={facts.length + 1} scope="rowgroup" lang={name?.lang}>
          <bdi>{name?.text ?? translate('otherDishes')}</bdi>
        </th>
      </tr>
    )
  }

  function dishRow({ shown, states }: PrintedDish) {
    return (
      <tr>
        <th scope="row" dir="auto" lang={shown.lang}>
          {shown.name}
          <OriginalName {...{ shown, translate }} />
        </th>
        {facts.map((fact) => {
          const { state = 'not_recorded' } = states.get(fact) ?? {}
          const { sign, text } = describeState(state, fact, print)
          return (
            <td key={fact}>
              <span role="img" aria-label={text} className={state}>
                {sign}
              </span>
            </td>
          )
        })}
      </tr>
    )
  }
}
