import { ArrowRight, Download } from 'lucide-react'
import { href } from 'react-router'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { UndoButton } from '../../deleted/undo-button.tsx'
import { MenuTabs } from '../menu-tabs.tsx'
import { ImportForm } from './import-form.tsx'

interface Props {
  readonly menu: { readonly id: string; readonly name: string }
  readonly title: string
  /** The message for a file that is too large. */
  readonly tooLarge: string
  /** The draft that was just cancelled. */
  readonly cancelledId: string | undefined
  readonly drafts: readonly {
    readonly id: string
    /** Empty for a pasted text. */
    readonly fileName: string
    readonly dishes: number
    readonly date: string
  }[]
  /** The page's action data. */
  readonly result: unknown
}

const exports = [
  ['xlsx', 'export_xlsx'],
  ['csv', 'export_csv'],
  ['json', 'export_json'],
] as const

/** Imports a menu from a file or a pasted text, and exports it. */
export function StartPage({ menu, title, tooLarge, cancelledId, drafts, result }: Props) {
  const translate = useImportsTranslate()
  const menuId = menu.id
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={menu.name} description={translate('description')} />
      <MenuTabs menuId={menuId} />
      <h2 className="sr-only">{title}</h2>
      {cancelledId !== undefined && (
        <Notice tone="good">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{translate('cancelled')}</p>
            <UndoButton kind="import" id={cancelledId} />
          </div>
        </Notice>
      )}
      {drafts.length > 0 && (
        <Card title={translate('drafts')}>
          <ul className="flex flex-col gap-3">
            {drafts.map(({ id, fileName, dishes, date }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="font-semibold break-words">{fileName || translate('pasted')}</p>
                  <p className="text-sm text-ink-soft">
                    {translate('draft_dishes', { count: dishes, date })}
                  </p>
                </div>
                <ButtonLink
                  tone="quiet"
                  to={href('/dashboard/menuList/menu/:menuId/import/:importId', {
                    menuId,
                    importId: id,
                  })}
                >
                  {translate('go_on')}
                  <ArrowRight size={17} aria-hidden="true" className="rtl:-scale-x-100" />
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ImportForm key={menuId} tooLarge={tooLarge} result={result} />
        <Card title={translate('export')} description={translate('export_description')}>
          <div className="flex flex-wrap gap-3">
            {exports.map(([kind, label]) => (
              <a
                key={kind}
                href={href('/dashboard/menuList/menu/:menuId/export/:kind', { menuId, kind })}
                className={buttonStyle('quiet')}
              >
                <Download size={17} aria-hidden="true" />
                {translate(label)}
              </a>
            ))}
          </div>
        </Card>
      </div>
    </div>
  )
}
