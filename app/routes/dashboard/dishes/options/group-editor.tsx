import { Plus } from 'lucide-react'
import { maxGroups } from '#app/domain/guest-menu/option-group.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import type { DishFormContext } from '../page-props.ts'
import { CopyOptions } from './copy-options.tsx'
import { GroupFields, type GroupContext } from './group-fields.tsx'
import { addGroupId } from './use-groups.ts'

export interface EditorProps extends GroupContext, Pick<DishFormContext, 'withOptions'> {}

/** Adds, edits, moves and removes groups of options and the options in them. */
export function GroupEditor({ withOptions, ...context }: EditorProps) {
  const { groups, currency } = context
  const translate = useDishesTranslate()
  return (
    <>
      <ol className="flex flex-col gap-3">
        {groups.groups.map((group, index) => (
          <GroupFields key={group.id} {...context} {...{ group, index }} />
        ))}
      </ol>
      {groups.groups.length < maxGroups && (
        <Button id={addGroupId} tone="quiet" onClick={groups.add} className="self-start">
          <Plus size={18} aria-hidden="true" />
          {translate('group_add')}
        </Button>
      )}
      {withOptions.length > 0 && groups.groups.length < maxGroups && (
        <CopyOptions
          withOptions={withOptions}
          currency={currency}
          onCopy={(copied) => groups.addAll(copied.slice(0, maxGroups - groups.groups.length))}
        />
      )}
    </>
  )
}
