import type { DraftColumn } from '#app/domain/menu-imports/get-import.ts'
import { columnRoles } from '#app/domain/menu-imports/recognise/column-roles.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { columnField } from './form-fields.ts'
import { roleLabels } from './labels.ts'

interface Props {
  readonly columns: readonly DraftColumn[]
  /** The page's action data. */
  readonly result: unknown
}

/** Lets the owner correct what the columns of a table contain. */
export function ColumnsCard({ columns, result }: Props) {
  const translate = useImportsTranslate()
  const toast = useToast()
  useDone(result, 'columns', () => toast({ title: translate('columns_saved') }))
  const failure = failureOf(result, 'columns')
  return (
    <Card title={translate('columns')} description={translate('columns_description')}>
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="columns" />
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {columns.map(({ role, heading, samples }, column) =>
            heading === '' && samples === '' ? (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
              <input key={column} type="hidden" name={columnField(column)} value="ignore" />
            ) : (
              <SelectField
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
                key={`${column} ${role}`}
                name={columnField(column)}
                label={heading || translate('column', { number: column + 1 })}
                hint={<span className="block truncate">{samples}</span>}
                defaultValue={role}
              >
                {columnRoles.map((one) => (
                  <option key={one} value={one}>
                    {translate(roleLabels[one])}
                  </option>
                ))}
              </SelectField>
            ),
          )}
        </div>
        <SubmitButton tone="quiet" className="self-start">
          {translate('columns_save')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
