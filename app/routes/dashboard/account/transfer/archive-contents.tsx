import type { ArchivePreview } from '#app/domain/transfer/preview-archive.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useTransferTranslate } from '#app/i18n/transfer.ts'
import { Notice } from '#app/ui/notice.tsx'

/** An archive as the page shows it, before or after its import. */
export interface ShownArchive extends ArchivePreview {
  /** Identifies the file. */
  readonly digest: string
  /** The form's key. */
  readonly key: string
  readonly isImported: boolean
}

interface Props {
  readonly archive: ShownArchive
  readonly timeZone: string
}

/** Lists what an archive creates, its short links, and what is left out. */
export function ArchiveContents({ archive, timeZone }: Props) {
  const translate = useTransferTranslate()
  const locale = useLocale()
  const { counts, exportedAt, isImported } = archive
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(exportedAt)
  const numbers = new Intl.NumberFormat(locale)
  const lines = [
    [translate('restaurants'), counts.restaurants],
    [translate('menus'), counts.menus],
    [translate('categories'), counts.categories],
    [translate('dishes'), counts.dishes],
    [translate('dish_facts'), counts.dish_facts],
    [translate('house_facts'), counts.house_facts],
    [translate('prices'), counts.restaurant_prices + counts.scheduled_prices],
    [translate('translations'), counts.translations],
    [translate('pictures'), counts.pictures],
    [translate('conversations'), counts.conversations],
    [translate('messages'), counts.messages],
  ] as const
  return (
    <div role="status" className="flex flex-col gap-5">
      <div>
        <h3 className="font-semibold">
          {translate(isImported ? 'did_create' : 'would_create', { date })}
        </h3>
        <dl className="mt-2 divide-y divide-line border-y border-line">
          {lines.map(([label, count]) => (
            <div key={label} className="flex justify-between gap-4 py-2">
              <dt className="min-w-0">{label}</dt>
              <dd className="shrink-0 tabular-nums">{numbers.format(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ShortLinks archive={archive} />
      <LeftOut archive={archive} />
      <Notice tone={isImported ? 'good' : 'info'}>
        <p>{translate('passive')}</p>
        <p className="mt-1">{translate('facts_note')}</p>
        {counts.conversations > 0 && <p className="mt-1">{translate('conversations_note')}</p>}
      </Notice>
    </div>
  )
}

function ShortLinks({ archive: { restaurants } }: Pick<Props, 'archive'>) {
  const translate = useTransferTranslate()
  if (restaurants.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{translate('links')}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {restaurants.map(({ name, slug, newSlug }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be the same
          <li key={index} className="break-words">
            <span dir="auto" className="block">
              {name}
            </span>
            <span className={`block ${slug === newSlug ? 'text-ink-soft' : 'text-beet'}`}>
              {slug === null
                ? translate('link_none')
                : slug === newSlug
                  ? translate('link_kept', { slug })
                  : newSlug === null
                    ? translate('link_lost', { slug })
                    : translate('link_taken', { slug, other: newSlug })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LeftOut({ archive: { leftOut } }: Pick<Props, 'archive'>) {
  const translate = useTransferTranslate()
  const lines = [
    leftOut.unlinked > 0 && translate('left_unlinked', { count: leftOut.unlinked }),
    leftOut.contradicted > 0 && translate('left_contradicted', { count: leftOut.contradicted }),
    leftOut.ended > 0 && translate('left_ended', { count: leftOut.ended }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{translate('left_out')}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-pretty">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
