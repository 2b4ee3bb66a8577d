import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'

interface Props {
  readonly glossary: string
  /** The page's action data. */
  readonly result: unknown
}

/** The form for a restaurant's glossary: how words are translated into a language. */
export function GlossaryCard({ glossary, result }: Props) {
  const translate = useLanguagesTranslate()
  const toast = useToast()
  const failure = failureOf(result, 'glossary')
  useDone(result, 'glossary', () => toast({ title: translate('glossary_saved') }))
  return (
    <Card title={translate('glossary')} description={translate('glossary_description')}>
      <Form method="post" preventScrollReset className="flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="glossary" />
        <div className="w-full">
          <TextAreaField
            name="glossary"
            dir="auto"
            label={translate('glossary_label')}
            defaultValue={failure?.values['glossary'] ?? glossary}
            {...(failure?.errors['glossary'] && { error: failure.errors['glossary'] })}
          />
        </div>
        <SubmitButton tone="quiet">{translate('glossary_save')}</SubmitButton>
      </Form>
    </Card>
  )
}
