import { renderToStaticMarkup } from 'react-dom/server'
import { inSlices } from '#app/domain/in-slices.ts'
import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { PrintedDish, PrintedMenu, PrintedSection } from '#app/domain/print/snapshot.ts'
import { guestTranslator } from '#app/i18n/guest.ts'
import { printTranslator } from '#app/i18n/print.ts'
import { isDiet } from '../guest/filter-code.ts'
import { OriginalName } from '../guest/original-name.tsx'
import { contents, hoursOf, printedDiets, type PrintSource } from './describe-paper.server.ts'
import { labelOf, nameFacts, optionRows, type OptionRow } from './options-of.server.ts'
import { describeState } from './state-signs.ts'

const facts = [...contents, ...printedDiets]

/**
 * Renders the rows of the allergen table one by one: React renders a table in one go, and that of a
 * long menu would block the event loop.
 */
export async function renderRows(source: PrintSource): Promise<readonly string[]> {
  const translate = guestTranslator(source.locale)
  const print = printTranslator(source.locale)
  const rows = source.menus.flatMap((menu) => [
    ...(menu.name || menu.service ? [menu] : []),
    ...menu.sections.flatMap((section) => [
      section,
      ...section.dishes.flatMap((printed) => [printed, ...optionRows(printed, facts)]),
    ]),
  ])
  return inSlices(rows, (row) => renderToStaticMarkup(tableRow(row)))

  function tableRow(row: (typeof rows)[number]) {
    if ('dish' in row) return dishRow(row)
    return 'group' in row ? optionsRow(row) : headingRow(row)
  }

  function headingRow(heading: PrintedMenu | PrintedSection) {
    const hours = hoursOf(heading, source)
    const isMenu = 'sections' in heading
    const text = heading.name?.text ?? (isMenu ? '' : translate('otherDishes'))
    return (
      <tr className={isMenu ? 'menu-row' : undefined}>
        <th colSpan={facts.length + 1} scope="rowgroup" lang={heading.name?.lang}>
          <bdi>{text}</bdi>
          {hours !== '' && (
            <>
              {' '}
              <bdi lang={source.locale} className="hours">
                {hours}
              </bdi>
            </>
          )}
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
        {facts.map((fact) => stateCell(fact, states.get(fact)?.state))}
      </tr>
    )
  }

  function optionsRow(row: OptionRow) {
    return (
      <tr className="option-row">
        <th scope="row" dir="auto" lang={row.lang}>
          + {labelOf(row, translate('comma'))}
        </th>
        <td colSpan={facts.length}>
          <div>
            {nameFacts(row, facts, source.locale).map((named) => {
              const { sign, text } = describeState(named.state, named.isDiet, print)
              return (
                <span key={text} className="named">
                  <span role="img" aria-label={text} className={named.state}>
                    {sign}
                  </span>{' '}
                  {named.text}
                </span>
              )
            })}
          </div>
        </td>
      </tr>
    )
  }

  function stateCell(fact: StatedFact, state: DishState['state'] = 'not_recorded') {
    const { sign, text } = describeState(state, isDiet(fact), print)
    return (
      <td key={fact}>
        <span role="img" aria-label={text} className={state}>
          {sign}
        </span>
      </td>
    )
  }
}
