import { BookOpenText, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Printable } from '#app/domain/print/get-printable.ts'
import { tableLimits } from '#app/domain/print/table-names.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { usePrintingTranslate } from '#app/i18n/printing.ts'
import { layouts, papers } from '#app/routes/print/print-options.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLanguageName } from '../languages/language-name.ts'

interface Props extends Printable {
  /** Tables that were typed and can't be printed; empty for none. */
  readonly rejectedTables: string
}

/** Offers everything that can be printed of a restaurant's menu. */
export function PrintPage({ restaurant, hasMenu, languages, rejectedTables }: Props) {
  const translate = usePrintingTranslate()
  const { id: restaurantId, slug } = restaurant
  if (!hasMenu) {
    return (
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
      <PrintCard name="cards" action={documentPath('cards')}>
        <div className="sm:col-span-2">
          <TextAreaField
            name="tables"
            label={translate('tables')}
            hint={translate('tables_hint')}
            defaultValue={rejectedTables}
            {...(rejectedTables !== '' && {
              error: translate('tables_error', {
                max: tableLimits.count,
                length: tableLimits.length,
              }),
            })}
          />
        </div>
        <SelectField name="kind" label={translate('kind')}>
          <option value="cards">{translate('kind_cards')}</option>
          <option value="stickers">{translate('kind_stickers')}</option>
        </SelectField>
        <LanguageField name="language" languages={languages} />
      </PrintCard>
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

function LanguageField({
  name,
  languages,
}: Pick<Printable, 'languages'> & { readonly name: 'lang' | 'language' }) {
  const translate = usePrintingTranslate()
  const locale = useLocale()
  const nameOf = useLanguageName()
  const offered = languages.length > 0 ? languages : [locale]
  return (
    <SelectField name={name} label={translate('language')}>
      {offered.map((language) => (
        <option key={language} value={language}>
          {nameOf(language)}
        </option>
      ))}
    </SelectField>
  )
}
