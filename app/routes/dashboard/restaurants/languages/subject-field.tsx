import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { isRightToLeft } from '#app/i18n/direction.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { Field } from '#app/ui/field.tsx'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLanguageName } from './language-name.ts'
import { problemTexts } from './subject-texts.ts'
import type { FieldView, FindingView } from './subject-view.ts'

// In characters. A longer text gets a text area, because its translation may be longer still.
const maxLineLength = 36
const sentenceKinds: ReadonlySet<string> = new Set(['text', 'description'])

interface Props {
  readonly field: FieldView
  readonly from: MenuLanguage
  readonly to: MenuLanguage
  /** Of the subject's form, if it couldn't be saved; with the values as typed. */
  readonly failure: FormFailure | undefined
}

interface SubjectFieldProps extends Props {
  /** The kind of text. */
  readonly label: string
  /** Above the original, in place of the label. */
  readonly heading?: ReactNode
  /** Whether the original is the subject's name. */
  readonly isName?: boolean
}

/** One of the owner's texts beside its translation; on a phone, above it. */
export function SubjectField({ label, heading, isName = false, ...props }: SubjectFieldProps) {
  const { field, from, to } = props
  const { original, former } = field
  const translate = useLanguagesTranslate()
  const nameOf = useLanguageName()
  const Original = isName ? 'h2' : 'p'
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1.5">
        {heading ?? <p className="text-sm font-semibold text-ink-soft">{label}</p>}
        <Original
          lang={from}
          dir="auto"
          className={`break-words whitespace-pre-line lg:pt-2 ${isName ? 'font-semibold' : ''}`}
        >
          {original}
        </Original>
        {former !== undefined && (
          <p className="text-sm break-words text-ink-soft">
            {translate('former')}{' '}
            <del lang={from} dir="auto">
              {former}
            </del>
          </p>
        )}
      </div>
      <TranslationField {...props} label={`${label}, ${nameOf(to)}`} />
    </div>
  )
}

/** An ingredient or tag with its translation. */
export function WordField(props: Props) {
  const { field, from } = props
  return (
    <TranslationField
      {...props}
      label={
        <span lang={from} dir="auto">
          {field.original}
        </span>
      }
    />
  )
}

/** The input of a translation, with the problems and doubts that the check found in it. */
function TranslationField({
  field,
  label,
  to,
  failure,
}: Omit<Props, 'from'> & { readonly label: ReactNode }) {
  const translate = useLanguagesTranslate()
  const nameOf = useLanguageName()
  const { name, kind, original, text, problems, doubts } = field
  const describe = (findings: readonly FindingView[]) =>
    findings
      .map(({ kind: problem, words }) =>
        translate(problemTexts[problem] ?? 'problem_other', { words, language: nameOf(to) }),
      )
      .join(' ')
  const isLong =
    sentenceKinds.has(kind) && (original.length > maxLineLength || original.includes('\n'))
  const Input = isLong ? TextAreaField : Field
  const error = failure ? failure.errors[name] : describe(problems)
  const typed = failure?.values[name]
  const isReplaced = failure?.problem && typed !== text && text !== ''
  return (
    <Input
      name={name}
      label={label}
      lang={to}
      dir={isRightToLeft(to) ? 'rtl' : 'ltr'}
      autoComplete="off"
      defaultValue={typed ?? text}
      {...(doubts.length > 0 && { hint: <Doubt text={describe(doubts)} /> })}
      {...(isReplaced && { hint: translate('stored_now', { text }) })}
      {...(error && { error })}
    />
  )
}

const Doubt = ({ text }: { readonly text: string }) => (
  <span className="flex items-start gap-1.5 font-medium text-saffron">
    <CircleHelp size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
    {text}
  </span>
)
