import { useState } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { maxImageMegabytes } from '#app/services/images/max-image-megabytes.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { UndoHint } from '../deleted/undo-hint.tsx'
import { picturePartOf } from '#app/services/images/picture-part.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import type { EditedDish } from './page-dishes.ts'
import { fileStyle } from './file-style.ts'
import { PartChooser } from './part-chooser.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import { Form, useSubmit } from '#app/ui/team-forms.tsx'
import { usePanelAddress } from './use-list-view.ts'

interface Props {
  readonly dish: EditedDish
  readonly result: unknown
}

/** Sets, replaces or deletes a dish's picture. */
export function PicturePanel({ dish: { id, name, imageUrl }, result }: Props) {
  const translate = useDishesTranslate()
  const isHydrated = useIsHydrated()
  const submit = useSubmit()
  const address = usePanelAddress()('picture', id)
  const [file, setFile] = useState<File>()
  const [isMoved, setMoved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const failure = ['picture', 'picturePart', 'deletePicture']
    .map((intent) => failureOf(result, intent))
    .find(Boolean)
  const [hiddenFailure, setHiddenFailure] = useState<unknown>()
  const error = hiddenFailure === failure ? undefined : failure?.errors['file']
  return (
    <div className="flex flex-col gap-5">
      {imageUrl === null
        ? !file && (
            <p className="grid aspect-4/3 place-items-center rounded-card border border-dashed border-edge text-ink-soft">
              {translate('picture_none')}
            </p>
          )
        : !file && (
            <Form
              method="post"
              preventScrollReset
              action={address}
              className="flex flex-col items-start gap-3"
            >
              <input type="hidden" name="dishId" value={id} />
              {isHydrated ? (
                <PartChooser
                  key={imageUrl}
                  src={imageUrl}
                  initial={picturePartOf(imageUrl)}
                  onChange={() => setMoved(true)}
                />
              ) : (
                <img
                  src={imageUrl}
                  alt={name}
                  className="aspect-4/3 w-full rounded-card bg-sunken object-contain"
                />
              )}
              {isMoved && (
                <SubmitButton name="intent" value="picturePart">
                  {translate('part_save')}
                </SubmitButton>
              )}
            </Form>
          )}
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Form
        method="post"
        preventScrollReset
        action={`${address}&upload=picture`}
        encType="multipart/form-data"
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="dishId" value={id} />
        <Field
          type="file"
          name="file"
          accept="image/*"
          label={translate('picture')}
          hint={translate('picture_hint', { megabytes: maxImageMegabytes })}
          error={error}
          onChange={({ target }) => {
            setFile(target.files?.[0])
            setHiddenFailure(failure)
          }}
          className={fileStyle}
        />
        {file && <ChosenPicture file={file} />}
        <SubmitButton
          name="intent"
          value="picture"
          disabled={isHydrated && !file}
          className="self-start"
        >
          {translate('upload')}
        </SubmitButton>
      </Form>
      {imageUrl !== null && (
        <Form
          method="post"
          preventScrollReset
          action={address}
          onSubmit={(event) => {
            event.preventDefault()
            setAsking(true)
          }}
        >
          <input type="hidden" name="dishId" value={id} />
          <input type="hidden" name="intent" value="deletePicture" />
          <Button type="submit" tone="quiet">
            {translate('picture_delete')}
          </Button>
        </Form>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={translate('picture_delete_question')}
        body={
          <>
            {translate('picture_delete_body')}
            <UndoHint />
          </>
        }
        confirmLabel={translate('delete_confirm')}
        cancelLabel={translate('cancel')}
        danger
        onConfirm={() => {
          setAsking(false)
          void submit(
            { intent: 'deletePicture', dishId: id },
            { method: 'post', action: address, preventScrollReset: true },
          )
        }}
      />
    </div>
  )
}
