import { BookOpenText, FileText, Image, LayoutList, Store, Utensils } from 'lucide-react'
import { Link } from 'react-router'
import type { DeletedItem } from '#app/domain/deleted/list-deleted.ts'
import { useDeletedTranslate } from '#app/i18n/deleted.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { Timestamp } from '../conversations/timestamp.tsx'
import { useCountTexts } from '../menu/use-count-texts.ts'

const kinds = {
  restaurant: { Icon: Store, label: 'kind_restaurant' },
  menu: { Icon: BookOpenText, label: 'kind_menu' },
  category: { Icon: LayoutList, label: 'kind_category' },
  dish: { Icon: Utensils, label: 'kind_dish' },
  import: { Icon: FileText, label: 'kind_import' },
  dishPicture: { Icon: Image, label: 'kind_dish_picture' },
  logo: { Icon: Image, label: 'kind_logo' },
  cover: { Icon: Image, label: 'kind_cover' },
} as const

interface Props {
  readonly item: DeletedItem
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
  readonly onRestore: () => void
}

/** A deleted item, or dishes deleted together, with a button that restores them. */
export function DeletedRow({ item, timeZone, onRestore }: Props) {
  const translate = useDeletedTranslate()
  const countTexts = useCountTexts()
  const { kind, names, count, deletedAt, menu } = item
  const { Icon, label } = kinds[kind]
  const isTogether = count > 1
  const name = names.join(', ') || translate('pasted')
  const more = count - names.length
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-semibold wrap-anywhere">
          {isTogether ? countTexts.dishes(count) : name}
        </p>
        {isTogether && (
          <p className="wrap-anywhere">
            {more > 0 ? translate('and_more', { names: name, count: more }) : name}
          </p>
        )}
        <p className="text-sm text-ink-soft text-pretty">
          {!isTogether && translate(label)}
          {menu &&
            ` ${translate(menu.isDeleted ? 'on_deleted_menu' : 'on_menu', { menu: menu.name })}`}
          {' · '}
          <Timestamp at={deletedAt} timeZone={timeZone} />
        </p>
        {isTogether && menu && !menu.isDeleted && (
          <Link
            to={`?${new URLSearchParams({ menuId: menu.id, deletedAt })}`}
            aria-label={translate('one_by_one_of', { name })}
            className="inline-flex min-h-11 items-center text-sm underline decoration-line decoration-2 underline-offset-4 hover:decoration-paprika lg:min-h-8"
          >
            {translate('one_by_one')}
          </Link>
        )}
      </div>
      <Form method="post" preventScrollReset onSubmit={onRestore}>
        <input type="hidden" name="intent" value="restore" />
        {/* Identifies the dishes that were deleted together, or one of several former pictures. */}
        <input type="hidden" name="deletedAt" value={deletedAt} />
        <RestoreButton item={item} name={name} />
      </Form>
    </li>
  )
}

/** Restores an item, or its menu if that has to come first. */
function RestoreButton({ item, name }: { readonly item: DeletedItem; readonly name: string }) {
  const translate = useDeletedTranslate()
  const { kind, id, count, menu } = item
  const { Icon, label } = kinds[kind]
  if (menu?.isDeleted) {
    return (
      <>
        <input type="hidden" name="kind" value="menu" />
        <SubmitButton
          tone="quiet"
          name="id"
          value={menu.id}
          aria-label={translate('restore_menu_first_of', { menu: menu.name })}
        >
          {translate('restore_menu_first')}
        </SubmitButton>
      </>
    )
  }
  if (count > 1 && menu) {
    return (
      <>
        <input type="hidden" name="kind" value="dishes" />
        <SubmitButton
          tone="quiet"
          name="id"
          value={menu.id}
          aria-label={translate('restore_all_of', { count, name })}
        >
          {translate('restore_all', { count })}
        </SubmitButton>
      </>
    )
  }
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <SubmitButton
        tone="quiet"
        name="id"
        value={id}
        aria-label={translate('restore_of', {
          name: Icon === Image ? `${translate(label)}, ${name}` : name,
        })}
      >
        {translate('restore')}
      </SubmitButton>
    </>
  )
}
