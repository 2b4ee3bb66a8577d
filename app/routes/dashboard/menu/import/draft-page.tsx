import { ArrowLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageLinks } from '../../restaurants/page-links.tsx'
import { CancelButton } from './cancel-button.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { DraftDishItem } from './draft-dish.tsx'
import type { DraftView } from './draft-view.ts'
import { PublishCard } from './publish-card.tsx'
import { UnreadCard } from './unread-card.tsx'

interface Props extends DraftView {
  readonly title: string
  /** The page's action data. */
  readonly result: unknown
}

/** An import before it is published: each dish beside the part of the file that it was read from. */
export function DraftPage(props: Props) {
  const { menu, importId, fileName, columns, counts, dishes, from, perPage, result } = props
  const { isEditable, isPicture } = props
  const translate = useImportsTranslate()
  const draft = { menuId: menu.id, importId }
  const isUnclear = isPicture && counts.open >= counts.all / 2
  const textPath = href('/dashboard/menuList/menu/:menuId/import/:importId/text', draft)
  return (
    <div className="flex max-w-6xl flex-col gap-6">
      <Link
        to={href('/dashboard/menuList/menu/:menuId/import', { menuId: menu.id })}
        className="-mb-3 inline-flex min-h-11 items-center gap-2 self-start font-semibold lg:min-h-8"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {translate('back')}
      </Link>
      <PageHeading
        title={translate('draft_title')}
        description={translate('draft_description', {
          file: fileName || translate('pasted'),
          count: counts.all,
        })}
        actions={
          <>
            {isEditable && !isUnclear && (
              <ButtonLink tone="quiet" to={textPath}>
                {translate(isPicture ? 'type_beside' : 'edit_text')}
              </ButtonLink>
            )}
            <CancelButton />
          </>
        }
      />
      {isUnclear && (
        <Notice>
          <p>{translate(counts.all > 0 ? 'photo_unclear' : 'photo_not_typed')}</p>
          <Link to={textPath} className="inline-flex min-h-11 items-center font-semibold underline">
            {translate('type_beside')}
          </Link>
        </Notice>
      )}
      {columns && <ColumnsCard columns={columns} result={result} />}
      {counts.unread > 0 && <UnreadCard {...props} />}
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{translate('dishes')}</h2>
        <ul className="flex flex-col gap-3">
          {dishes.map((dish) => (
            <DraftDishItem key={dish.id} dish={dish} place={draft} result={result} />
          ))}
        </ul>
        <PageLinks
          from={from}
          perPage={perPage}
          found={counts.all}
          addressOf={(first) => `?from=${first}`}
          texts={{
            previous: translate('previous'),
            next: translate('next'),
            window: (window) => translate('window', { ...window }),
          }}
        />
      </section>
      {counts.all > 0 && <PublishCard {...props} />}
    </div>
  )
}
