import { Fragment } from 'react'
import type { PreviewedText } from '#app/domain/menu-imports/text/preview-text.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Notice } from '#app/ui/notice.tsx'
import { doubtLabels } from '../labels.ts'

interface Props {
  readonly preview: PreviewedText
  /** Whether the last text couldn't be read. */
  readonly isOutdated: boolean
  readonly hasPictures: boolean
}

/** The dishes of a text below their headings, and the lines that aren't understood. */
export function TextPreview({ preview: { dishes, unread }, isOutdated, hasPictures }: Props) {
  const translate = useImportsTranslate()
  return (
    <section aria-label={translate('dishes')} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-sm font-semibold">
        {translate('text_dishes', { count: dishes.length })}
      </h2>
      {isOutdated && <Notice>{translate('text_no_preview')}</Notice>}
      {dishes.length === 0 && <p className="text-ink-soft">{translate('text_no_dishes')}</p>}
      <table className="w-full border-collapse text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{translate('role_name')}</th>
            <th scope="col">{translate('role_price')}</th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish, index) => {
            const { line, name, category, description, prices, doubts, region } = dish
            return (
              <Fragment key={line}>
                {category !== (dishes[index - 1]?.category ?? '') && (
                  <tr>
                    <th colSpan={2} scope="rowgroup" dir="auto" className="pt-3 pb-1 break-words">
                      {category}
                    </th>
                  </tr>
                )}
                <tr>
                  <td dir="auto" className="border-t border-line py-2 pr-3 align-top break-words">
                    <span className="font-medium">{name}</span>
                    {description !== '' && (
                      <span className="block text-sm text-ink-soft">{description}</span>
                    )}
                    {hasPictures && !region && (
                      <span className="block text-sm text-ink-soft">{translate('typed')}</span>
                    )}
                    {doubts.map((doubt) => (
                      <span key={doubt} className="block text-sm text-beet">
                        {translate(doubtLabels[doubt])}
                      </span>
                    ))}
                  </td>
                  <td className="border-t border-line py-2 text-right align-top tabular-nums [overflow-wrap:normal]">
                    {prices.map((price) => (
                      <span key={price} className="block">
                        {price}
                      </span>
                    ))}
                  </td>
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {unread.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{translate('unread', { count: unread.length })}</p>
          <ul>
            {unread.map(({ number, text }) => (
              <li key={number} dir="auto" className="break-words text-ink-soft">
                {translate('line', { number })}: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
