import type { ComponentProps } from 'react'
import type { Printable } from '#app/domain/print/get-printable.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { usePrintingTranslate } from '#app/i18n/printing.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { useLanguageName } from '../languages/language-name.ts'

type Props = Pick<Printable, 'languages'> &
  Pick<ComponentProps<'select'>, 'value' | 'onChange'> & { readonly name: 'lang' | 'language' }

/** Chooses one of the menu's languages. */
export function LanguageField({ languages, ...field }: Props) {
  const translate = usePrintingTranslate()
  const locale = useLocale()
  const nameOf = useLanguageName()
  const offered = languages.length > 0 ? languages : [locale]
  return (
    <SelectField {...field} label={translate('language')}>
      {offered.map((language) => (
        <option key={language} value={language}>
          {nameOf(language)}
        </option>
      ))}
    </SelectField>
  )
}
