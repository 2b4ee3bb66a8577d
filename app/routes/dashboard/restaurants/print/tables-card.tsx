import { tablesSchema } from '#app/domain/tables/schemas.ts'
import { tableLimits } from '#app/domain/tables/table-names.ts'
import { usePrintingTranslate } from '#app/i18n/printing.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { Form } from '#app/ui/team-forms.tsx'

interface Props {
  readonly tables: string
  readonly version: string
  readonly result: unknown
}

/** The form for a restaurant's tables. */
export function TablesCard({ tables, version, result }: Props) {
  const translate = usePrintingTranslate()
  const toast = useToast()
  const edited = useVersionedForm({
    failure: failureOf(result, 'tables'),
    saved: savedVersion(result, 'tables'),
    stored: { tables, tablesVersion: version },
    versionField: 'tablesVersion',
  })
  const { failure } = edited
  const { errors, handlers } = useValidatedForm(tablesSchema, failure)
  useDone(result, 'tables', () => toast({ title: translate('tables_saved') }))
  const field = { name: 'tables', label: translate('tables_label') }
  return (
    <Card title={translate('tables')} description={translate('tables_text')}>
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="tables" />
        <input type="hidden" name="tablesVersion" value={edited.version} />
        <TextAreaField
          {...field}
          hint={translate('tables_hint')}
          defaultValue={failure?.values['tables'] ?? tables}
          error={errors['tables']}
          maxLength={tableLimits.textLength}
          autoComplete="off"
          spellCheck={false}
        />
        <FormNotice form={edited} fields={[field]} />
        <SubmitButton className="self-start">{translate('save')}</SubmitButton>
      </Form>
    </Card>
  )
}
