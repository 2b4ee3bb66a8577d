import { useId } from 'react'
import { tagsSchema } from '#app/domain/dishes/schemas.ts'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { failureOf, textsOf } from '#app/ui/form-failure.ts'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useCountTexts } from '../../menu/use-count-texts.ts'
import type { LayerProps } from './layer-props.ts'

interface Props extends LayerProps {
  readonly intent: 'addTags' | 'removeTags'
  /** Suggestions. */
  readonly tagsInUse: readonly string[]
}

/** Asks for the tags that the selected dishes are given, or lose. */
export function TagSelected({ open, close, count, commands, intent, tagsInUse }: Props) {
  const translate = useSelectionTranslate()
  const dishes = useCountTexts().dishes(count)
  const formId = useId()
  const isAdding = intent === 'addTags'
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={translate(isAdding ? 'add_title' : 'remove_title', { dishes })}
      body={isAdding && translate('tags_body')}
      confirmLabel={translate(isAdding ? 'add_confirm' : 'remove_confirm')}
      cancelLabel={translate('cancel')}
      busy={commands.isBusy}
      onConfirm={() => submitForm(formId)}
    >
      <TagForm id={formId} commands={commands} intent={intent} tagsInUse={tagsInUse} />
    </ConfirmDialog>
  )
}

function submitForm(id: string): void {
  const form = document.getElementById(id)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

interface FormProps extends Pick<Props, 'commands' | 'intent' | 'tagsInUse'> {
  readonly id: string
}

function TagForm({ id, commands, intent, tagsInUse }: FormProps) {
  const translate = useSelectionTranslate()
  const listId = useId()
  const { errors, form, handlers } = useValidatedForm(
    tagsSchema,
    failureOf(commands.data, intent),
    {
      preventsSubmit() {
        if (form.current) commands.send(intent, textsOf(new FormData(form.current)))
        return true
      },
    },
  )
  return (
    <form id={id} {...handlers}>
      <Field
        name="tags"
        label={translate('tags')}
        hint={translate('tags_hint')}
        list={listId}
        autoComplete="off"
        error={errors['tags']}
      />
      <datalist id={listId}>
        {tagsInUse.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </form>
  )
}
