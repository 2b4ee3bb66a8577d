import { menuLanguages, type MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { useLanguageName } from './language-name.ts'

interface Props {
  readonly original: MenuLanguage | null
  /** The page's action data. */
  readonly result: unknown
}

/** The form in which the owner chooses the language that the menu is written in. */
export function OriginalLanguage({ original, result }: Props) {
  const translate = useLanguagesTranslate()
  const locale = useLocale()
  const nameOf = useLanguageName()
  const toast = useToast()
  const failure = failureOf(result, 'original')
  useDone(result, 'original', () => toast({ title: translate('original_saved') }))
  const form = (
    <Form method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="original" />
      <div className="min-w-60 flex-1">
        <SelectField
          name="language"
          label={translate('original')}
          hint={translate('original_hint')}
          defaultValue={original ?? locale}
          {...(failure?.errors['language'] && { error: failure.errors['language'] })}
        >
          {menuLanguages.map((language) => (
            <option key={language} value={language}>
              {nameOf(language)}
            </option>
          ))}
        </SelectField>
      </div>
      <SubmitButton>{translate('original_save')}</SubmitButton>
    </Form>
  )
  if (original === null) return <Card>{form}</Card>
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 lg:min-h-8">
        {translate('written_in', { language: nameOf(original) })}
        <span className="font-semibold underline underline-offset-4">
          {translate('written_change')}
        </span>
      </summary>
      <div className="mt-3">
        <Card>{form}</Card>
      </div>
    </details>
  )
}
