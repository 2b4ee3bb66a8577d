import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Field } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLanguageName } from './language-name.ts'
import { fieldLabels, problemTexts } from './subject-texts.ts'
import type { FieldView } from './subject-view.ts'

/** The longest text with a one-line field, in characters. */
const maxLine = 60

interface Props {
  readonly field: FieldView
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** The direction of the translation's script. */
  readonly direction: 'ltr' | 'rtl'
  /** What was typed and couldn't be saved. */
  readonly typed: string | undefined
  readonly error: string | undefined
}

/** One of the owner's texts beside its translation; on a phone, above it. */
export function SubjectField({ field, from, to, direction, typed, error }: Props) {
  const translate = useLanguagesTranslate()
  const nameOf = useLanguageName()
  const { name, kind, original, former, text, problems } = field
  const label = translate(fieldLabels[kind] ?? 'field_text')
  const problem = problems
    .map(({ kind: found, words }) =>
      translate(problemTexts[found] ?? 'problem_other', { words, language: nameOf(to) }),
    )
    .join(' ')
  // A line for a name, more for a sentence.
  const Input = original.length > maxLine || original.includes('\n') ? TextAreaField : Field
  const shownError = error ?? (typed === undefined ? problem : '')
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">{label}</p>
        <p lang={from} dir="auto" className="mt-1.5 break-words whitespace-pre-line">
          {original}
        </p>
        {former !== undefined && (
          <p className="mt-1 text-sm break-words text-ink-soft">
            {translate('former')}{' '}
            <del lang={from} dir="auto">
              {former}
            </del>
          </p>
        )}
      </div>
      <Input
        name={name}
        label={`${label}, ${nameOf(to)}`}
        lang={to}
        dir={direction}
        defaultValue={typed ?? text}
        {...(shownError !== '' && { error: shownError })}
      />
    </div>
  )
}
