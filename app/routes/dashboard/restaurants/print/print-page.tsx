import { BookOpenText, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Printable } from '#app/domain/print/get-printable.ts'
import { listTables, tableParameter } from '#app/domain/tables/table-names.ts'
import { tableLabel } from '#app/domain/tables/table-label.ts'
import { usePrintingTranslate } from '#app/i18n/printing.ts'
import { layouts, papers } from '#app/routes/print/print-options.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { FilesCard } from './files-card.tsx'
import { LanguageField } from './language-field.tsx'
import { TablesCard } from './tables-card.tsx'

interface Props extends Printable {
  /** See `useVersionedForm`. */
  readonly tablesVersion: string
  readonly result: unknown
}

/** Offers everything that can be printed of a restaurant's menu. */
export function PrintPage({ restaurant, hasMenu, languages, tablesVersion, result }: Props) {
  const translate = usePrintingTranslate()
  const { id: restaurantId, slug } = restaurant
  if (!hasMenu) {
    return (
      <div className="flex max-w-4xl flex-col gap-6">
        <PageHeading title={translate('title')} description={translate('description')} />
        <EmptyState
          icon={BookOpenText}
          title={translate('no_menu')}
          text={translate('no_menu_text')}
          action={
            <ButtonLink
              to={href('/dashboard/restaurants/restaurant/:restaurantId', { restaurantId })}
            >
              {translate('manage')}
            </ButtonLink>
          }
        />
      </div>
    )
  }
  const guestPath = `/${slug ?? restaurantId}`
  const documentPath = (document: 'prices' | 'kitchen' | 'cards') =>
    href('/dashboard/restaurants/restaurant/:restaurantId/print/:document', {
      restaurantId,
      document,
    })
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeading title={translate('title')} description={translate('description')} />
      <PrintCard name="menu" action={`${guestPath}/menu.pdf`}>
        <SelectField name="layout" label={translate('layout')}>
          {layouts.map((layout) => (
            <option key={layout} value={layout}>
              {translate(`layout_${layout}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="columns" label={translate('columns')}>
          {[1, 2, 3].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
        <PaperField />
        <LanguageField name="lang" languages={languages} />
      </PrintCard>
      <PrintCard name="allergens" action={`${guestPath}/allergens.pdf`}>
        <LanguageField name="lang" languages={languages} />
      </PrintCard>
      <PrintCard name="prices" action={documentPath('prices')}>
        <PaperField />
        <LanguageField name="language" languages={languages} />
      </PrintCard>
      <PrintCard name="kitchen" action={documentPath('kitchen')}>
        <PaperField />
        <LanguageField name="language" languages={languages} />
      </PrintCard>
      <TablesCard tables={restaurant.tables} version={tablesVersion} result={result} />
      <PrintCard name="cards" action={documentPath('cards')}>
        <TableField tables={listTables(restaurant.tables)} />
        <SelectField name="kind" label={translate('kind')}>
          <option value="cards">{translate('kind_cards')}</option>
          <option value="stickers">{translate('kind_stickers')}</option>
        </SelectField>
        <LanguageField name="language" languages={languages} />
      </PrintCard>
      <FilesCard guestPath={guestPath} languages={languages} />
    </div>
  )
}

interface PrintCardProps {
  readonly name: 'menu' | 'allergens' | 'prices' | 'kitchen' | 'cards'
  /** The PDF's path; the fields become its query. */
  readonly action: string
  readonly children: ReactNode
}

/** A form that opens a PDF, without a script too. */
function PrintCard({ name, action, children }: PrintCardProps) {
  const translate = usePrintingTranslate()
  return (
    <form method="get" action={action} target="_blank">
      <Card
        title={translate(name)}
        description={translate(`${name}_text`)}
        footer={
          <Button type="submit">
            <ExternalLink size={17} aria-hidden="true" />
            {translate('open')}
            <span className="sr-only">
              {' '}
              {translate(name)}, {translate('new_tab')}
            </span>
          </Button>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      </Card>
    </form>
  )
}

/** Chooses all tables, or one whose card was lost. */
function TableField({ tables }: { readonly tables: readonly string[] }) {
  const translate = usePrintingTranslate()
  if (tables.length === 0) {
    return <p className="text-ink-soft sm:col-span-2">{translate('cards_none')}</p>
  }
  return (
    <SelectField name={tableParameter} label={translate('cards_of')}>
      <option value="">{translate('cards_all', { count: tables.length })}</option>
      {tables.map((name) => (
        <option key={name} value={name}>
          {tableLabel(name, translate('table', { name }))}
        </option>
      ))}
    </SelectField>
  )
}

function PaperField() {
  const translate = usePrintingTranslate()
  return (
    <SelectField name="paper" label={translate('paper')}>
      {papers.map((paper) => (
        <option key={paper} value={paper}>
          {paper.toUpperCase()}
        </option>
      ))}
    </SelectField>
  )
}
