import type { Block } from '#app/assistant/render/blocks.ts'
import { keepPricesOnOneLine } from './keep-prices-on-one-line.ts'

/** A total with its items, in the form of a bill. */
export function ReplyBill({
  block: { lines, total, notes },
}: {
  readonly block: Extract<Block, { kind: 'bill' }>
}) {
  return (
    <div className="rounded-card border border-line bg-surface px-3 py-2">
      <table className="w-full tabular-nums">
        <tbody>
          {lines.map(({ name, count, amount }) => (
            <tr key={name} className="align-baseline">
              <td className="w-0 py-1 pe-2 whitespace-nowrap text-ink-soft">{count} ×</td>
              <th scope="row" className="py-1 pe-4 text-start font-normal">
                <bdi>{name}</bdi>
              </th>
              <td className="py-1 text-end whitespace-nowrap">
                <bdi>{amount}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 border-t border-dashed border-ink-soft pt-2 pb-1 text-end font-semibold">
        {keepPricesOnOneLine(total)}
      </p>
      {notes.map((note) => (
        <p key={note} className="pb-1 text-pretty text-ink-soft">
          {keepPricesOnOneLine(note)}
        </p>
      ))}
    </div>
  )
}
