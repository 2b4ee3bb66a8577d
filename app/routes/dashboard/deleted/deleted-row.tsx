import { BookOpenText, LayoutList, Store, Utensils } from 'lucide-react'
import { Form } from 'react-router'
import type { DeletedItem } from '#app/domain/deleted/list-deleted.ts'
import { useDeletedTranslate } from '#app/i18n/deleted.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Moment } from '../conversations/moment.tsx'

const kinds = {
  restaurant: { Icon: Store, label: 'kind_restaurant' },
  menu: { Icon: BookOpenText, label: 'kind_menu' },
  category: { Icon: LayoutList, label: 'kind_category' },
  dish: { Icon: Utensils, label: 'kind_dish' },
} as const

interface Props {
  readonly item: DeletedItem
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
  readonly onRestore: () => void
}

/** Something deleted, with a button that restores it, or its menu if that has to come first. */
export function DeletedRow({ item, timeZone, onRestore }: Props) {
  const translate = useDeletedTranslate()
  const { kind, id, name, deletedAt, menu } = item
  const { Icon, label } = kinds[kind]
  const deletedMenu = menu?.isDeleted ? menu : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft text-pretty">
          {translate(label)}
          {menu &&
            ` ${translate(deletedMenu ? 'on_deleted_menu' : 'on_menu', { menu: menu.name })}`}
          {' · '}
          <Moment at={deletedAt} timeZone={timeZone} />
        </p>
      </div>
      <Form method="post" preventScrollReset onSubmit={onRestore}>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="kind" value={deletedMenu ? 'menu' : kind} />
        {deletedMenu ? (
          <SubmitButton
            tone="quiet"
            name="id"
            value={deletedMenu.id}
            aria-label={translate('restore_menu_first_of', { menu: deletedMenu.name })}
          >
            {translate('restore_menu_first')}
          </SubmitButton>
        ) : (
          <SubmitButton
            tone="quiet"
            name="id"
            value={id}
            aria-label={translate('restore_of', { name })}
          >
            {translate('restore')}
          </SubmitButton>
        )}
      </Form>
    </li>
  )
}
