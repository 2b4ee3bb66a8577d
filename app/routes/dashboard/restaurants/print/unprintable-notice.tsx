import { usePrintingTranslate } from '#app/i18n/printing.ts'
import type { Unprintable } from '#app/routes/print/find-unprintable.server.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Names what paper can't show as it is written. */
export function UnprintableNotice({
  unprintable,
}: {
  readonly unprintable: readonly Unprintable[]
}) {
  const translate = usePrintingTranslate()
  if (unprintable.length === 0) return null
  return (
    <Notice title={translate('unprintable')}>
      <ul className="my-2 list-disc pl-5">
        {unprintable.map(({ name, characters }, index) => (
          <li key={index} className="break-words">
            <bdi>{name}</bdi> (<bdi>{characters.join(' ')}</bdi>)
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{translate('unprintable_text')}</p>
    </Notice>
  )
}
