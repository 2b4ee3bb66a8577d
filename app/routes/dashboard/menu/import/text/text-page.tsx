import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { href, Link } from 'react-router'
import type { PreviewedText } from '#app/domain/menu-imports/text/preview-text.ts'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldFrame, inputStyle } from '#app/ui/field-frame.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { PhotoPane, type PictureSize } from './photo-pane.tsx'
import { TextPreview } from './text-preview.tsx'
import { useTextPreview } from './use-text-preview.ts'

interface Props {
  readonly menuId: string
  readonly importId: string
  readonly text: string
  readonly pictures: readonly PictureSize[]
  readonly preview: PreviewedText
  /** The page's action data. */
  readonly result: unknown
}

/** The text of a draft in one box, beside its photo and the dishes that are read from it. */
export function TextPage({ menuId, importId, text, pictures, preview: initial, result }: Props) {
  const translate = useImportsTranslate()
  const box = useRef<HTMLTextAreaElement>(null)
  const [cleared, setCleared] = useState<string>()
  const [line, setLine] = useState<number>()
  const draft = { menuId, importId }
  const { preview, isOutdated, readSoon } = useTextPreview(
    href('/dashboard/menuList/menu/:menuId/import/:importId/text/preview', draft),
    initial,
  )
  const failure = failureOf(result, 'text')
  const hasPictures = pictures.length > 0
  const dish = preview.dishes.findLast((one) => line !== undefined && one.line <= line)
  const replaceText = (next: string) => {
    if (!box.current) return
    box.current.value = next
    box.current.focus()
    readSoon(next)
  }
  return (
    <div className="flex flex-col gap-5">
      <Link
        to={href('/dashboard/menuList/menu/:menuId/import/:importId', draft)}
        className="-mb-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold lg:min-h-8"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {translate('draft_title')}
      </Link>
      <PageHeading
        title={translate(hasPictures ? 'type_beside' : 'edit_text')}
        description={translate('text_description')}
      />
      <div
        className={`grid items-start gap-5 ${
          hasPictures
            ? 'xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,4fr)]'
            : 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
        }`}
      >
        {hasPictures && <PhotoPane {...draft} pictures={pictures} shown={dish?.region ?? null} />}
        <Form method="post" className="flex min-w-0 flex-col gap-3">
          <input type="hidden" name="intent" value="text" />
          {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
          <FieldFrame
            label={translate('text_menu')}
            {...(failure?.errors['text'] && { error: failure.errors['text'] })}
          >
            {(attributes) => (
              <textarea
                {...attributes}
                ref={box}
                name="text"
                defaultValue={failure?.values['text'] ?? text}
                placeholder={translate('paste_example')}
                autoCapitalize="sentences"
                spellCheck={false}
                onInput={({ currentTarget }) => readSoon(currentTarget.value)}
                onSelect={({ currentTarget: { value, selectionStart } }) =>
                  setLine(value.slice(0, selectionStart).split('\n').length - 1)
                }
                className={`${inputStyle} h-[28svh] min-h-40 xl:h-[34rem]`}
              />
            )}
          </FieldFrame>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <SubmitButton>{translate('text_save')}</SubmitButton>
            {cleared !== undefined ? (
              <Button
                tone="quiet"
                onClick={() => {
                  replaceText(cleared)
                  setCleared(undefined)
                }}
              >
                {translate('text_put_back')}
              </Button>
            ) : (
              text !== '' && (
                <Button
                  tone="quiet"
                  onClick={() => {
                    setCleared(box.current?.value)
                    replaceText('')
                  }}
                >
                  {translate('text_clear')}
                </Button>
              )
            )}
          </div>
        </Form>
        <TextPreview preview={preview} isOutdated={isOutdated} hasPictures={hasPictures} />
      </div>
    </div>
  )
}
