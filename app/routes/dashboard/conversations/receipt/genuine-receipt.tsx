import { href, Link } from 'react-router'
import type { CheckedReceipt } from '#app/domain/receipts/check-receipt.ts'
import { localTime } from '#app/i18n/local-time.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useReceiptsTranslate } from '#app/i18n/receipts.ts'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface Props {
  readonly receipt: CheckedReceipt
  readonly timeZone: string
}

/** A genuine receipt, and what has changed since. */
export function GenuineReceipt({ receipt, timeZone }: Props) {
  const translate = useReceiptsTranslate()
  const locale = useLocale()
  const { restaurantName, answeredAt, language, question, answer } = receipt
  const texts = [
    { by: translate('guest'), text: question },
    { by: translate('assistant'), text: answer, lang: language },
  ]
  return (
    <>
      <Notice tone="good" title={translate('genuine')}>
        {translate('genuine_text', {
          restaurant: restaurantName,
          date: localTime(answeredAt, locale, timeZone),
        })}
      </Notice>
      <Card>
        {texts.map(({ by, text, lang }) => (
          <div key={by}>
            <h2 className="text-sm font-semibold text-ink-soft">{by}</h2>
            <p
              lang={lang}
              dir="auto"
              className="mt-1 text-start whitespace-pre-line [unicode-bidi:plaintext]"
            >
              {text}
            </p>
          </div>
        ))}
      </Card>
      <Changes {...receipt} />
    </>
  )
}

function Changes({ records, changes, restaurantId, isOfWholeMenu }: CheckedReceipt) {
  const translate = useReceiptsTranslate()
  if (changes === null) return <Notice>{translate('unknown')}</Notice>
  if (records?.length === 0) return <Notice>{translate('no_records')}</Notice>
  const { changed, gone, isHouseChanged, isMenuChanged } = changes
  const basis = isOfWholeMenu ? translate('whole_menu') : undefined
  if (changed.length === 0 && gone === 0 && !isHouseChanged && !isMenuChanged) {
    return (
      <Notice tone="good" title={basis}>
        {translate('unchanged')}
      </Notice>
    )
  }
  return (
    <Notice title={basis ?? translate('changed')}>
      <ul className="mt-1 list-disc ps-5">
        {changed.map(({ id, name, menuId }) => (
          <li key={id}>
            <Link
              to={`${href('/dashboard/menuList/menu/:menuId/itemList', { menuId })}?edit=${id}`}
              dir="auto"
              className="font-semibold underline"
            >
              {name}
            </Link>
          </li>
        ))}
        {isHouseChanged && (
          <li>
            <Link
              to={href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId })}
              className="font-semibold underline"
            >
              {translate('changed_house')}
            </Link>
          </li>
        )}
        {isMenuChanged && <li>{translate('menu_changed')}</li>}
        {gone > 0 && <li>{translate('gone', { number: gone })}</li>}
      </ul>
    </Notice>
  )
}
