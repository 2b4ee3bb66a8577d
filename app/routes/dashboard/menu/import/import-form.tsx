import { FileText, Keyboard } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { maxFileMegabytes } from '#app/domain/menu-imports/limits.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Card } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { useFileLimit } from '#app/ui/use-file-limit.ts'

interface Props {
  /** The message for a file that is too large. */
  readonly tooLarge: string
  /** The page's action data. */
  readonly result: unknown
}

/** Chooses a file, or takes a pasted text; it is read by the server and becomes a draft. */
export function ImportForm({ tooLarge, result }: Props) {
  const translate = useImportsTranslate()
  const limit = useFileLimit(maxFileMegabytes, tooLarge)
  const [chosenType, setChosenType] = useState<string>()
  const isPicture = chosenType?.startsWith('image/') === true
  const failure = failureOf(result, 'import')
  const fileError = limit.error ?? failure?.errors['file']
  const textError = failure?.errors['text']
  const dropFile = ({ currentTarget }: FormEvent) => {
    const input = currentTarget.closest('form')?.elements.namedItem('file')
    if (input instanceof HTMLInputElement) input.value = ''
    limit.measure(undefined)
    setChosenType(undefined)
  }
  return (
    <Card title={translate('choose')} description={translate('choose_description')}>
      <Form {...limit.formOf('import')} className="flex flex-col gap-5">
        {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
        <FileField
          name="file"
          accept=".pdf,.jpg,.jpeg,.png,.webp,.xlsx,.csv,.tsv,.txt,.html,.htm,.json,application/pdf,image/jpeg,image/png,image/webp"
          label={translate('file')}
          hint={translate('file_hint', { megabytes: maxFileMegabytes })}
          onChange={({ target }) => {
            const file = target.files?.[0]
            limit.measure(file)
            setChosenType(file?.type)
          }}
          {...(fileError && { error: fileError })}
        />
        {/* Of a file and a text, the file is read. If it can't be, pasting its text is the cure. */}
        <div
          hidden={chosenType !== undefined && !fileError}
          onInput={dropFile}
          className="flex flex-col gap-5"
        >
          <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {translate('or')}
          </p>
          <TextAreaField
            name="text"
            rows={8}
            label={translate('paste')}
            hint={translate('paste_hint')}
            placeholder={translate('paste_example')}
            defaultValue={failure?.values['text'] ?? ''}
            {...(textError && { error: textError })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton name="typed" value="">
            <FileText size={18} aria-hidden="true" />
            {translate('read')}
          </SubmitButton>
          {isPicture && (
            <SubmitButton name="typed" value="on" tone="quiet">
              <Keyboard size={18} aria-hidden="true" />
              {translate('type_beside')}
            </SubmitButton>
          )}
          <ReadingProgress />
        </div>
        {isPicture && <p className="text-sm text-ink-soft">{translate('type_beside_hint')}</p>}
      </Form>
    </Card>
  )
}
