import { Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'

export interface CategoryEntry {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  /** See `serviceTexts`. */
  readonly service: Readonly<Record<string, string>>
  /** The times at which it is served, abbreviated; null if always. */
  readonly hours: string | null
  readonly updatedAt: string
}

interface Props {
  readonly category: CategoryEntry
  /** The parent's name; '-' for none. */
  readonly parent: string
  readonly handle: ReactNode
  readonly onEdit: (id: string) => void
  readonly onDelete: (category: CategoryEntry) => void
}

const cell = 'border-line sm:border-t sm:px-3 sm:py-2 sm:first:pl-1 sm:last:pr-2'

export const CategoryRow = memo(function CategoryRow(props: Props) {
  const { category, parent, handle, onEdit, onDelete } = props
  const translate = useMenusTranslate()
  const { id, name, hours, service } = category
  return (
    <>
      <td className={`${cell} max-sm:basis-full`}>
        <span className="flex items-center gap-2 max-sm:flex-row-reverse max-sm:justify-between">
          {handle}
          <span className="min-w-0">
            <span className={category.parentId ? 'text-ink-soft' : 'font-semibold'}>{name}</span>
            {hours !== null && (
              <span className="block text-sm text-pretty text-ink-soft tabular-nums">
                {hours}
                {service['outside'] === 'hidden' && ` · ${translate('hidden_otherwise')}`}
              </span>
            )}
          </span>
        </span>
      </td>
      <td className={`${cell} text-sm text-ink-soft max-sm:flex-1 sm:text-base`}>{parent}</td>
      <td className={cell}>
        <span className="flex justify-end gap-1">
          {/* A form, so that it works without JavaScript. */}
          <Form
            method="get"
            onSubmit={(event) => {
              event.preventDefault()
              onEdit(id)
            }}
          >
            <IconButton
              icon={Pencil}
              type="submit"
              name="edit"
              value={id}
              label={translate('update_of', { name })}
            />
          </Form>
          <IconButton
            icon={Trash2}
            danger
            label={translate('delete_of', { name })}
            onClick={() => onDelete(category)}
          />
        </span>
      </td>
    </>
  )
})
