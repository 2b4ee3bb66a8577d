import { useState } from 'react'
import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useCountTexts } from '../../menu/use-count-texts.ts'
import { CategoryOptions } from '../category-options.tsx'
import type { CategoryOption } from '../page-dishes.ts'
import type { LayerProps } from './layer-props.ts'

interface Props extends LayerProps {
  readonly categories: readonly CategoryOption[]
}

/** Asks for the category that the selected dishes are moved to. */
export function MoveSelected({ open, close, count, commands, categories }: Props) {
  const translate = useSelectionTranslate()
  const dishes = useCountTexts().dishes(count)
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? '')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={translate('move_title', { dishes })}
      body={translate('move_body')}
      confirmLabel={translate('move_confirm')}
      cancelLabel={translate('cancel')}
      busy={commands.isBusy}
      onConfirm={() => commands.send('move', { categoryId })}
    >
      <SelectField
        label={translate('category')}
        value={categoryId}
        onChange={({ target }) => setCategoryId(target.value)}
      >
        <CategoryOptions categories={categories} />
        <option value="">{translate('no_category')}</option>
      </SelectField>
    </ConfirmDialog>
  )
}
