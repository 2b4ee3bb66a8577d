import { Copy, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { href } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FormKey } from '#app/ui/form-key.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { tableStyle } from '#app/ui/table-style.ts'
import { Form } from '#app/ui/team-forms.tsx'

export interface MenuEntry {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly assistantId: string | null
  /** The names of the restaurants that show it. */
  readonly shownBy: readonly string[]
  /** The times at which it is served, abbreviated; null if always. */
  readonly hours: string | null
  /** Whether guests don't see it at other times. */
  readonly isHiddenOtherwise: boolean
}

interface Props {
  readonly menu: MenuEntry
  readonly handle: ReactNode
  readonly onDelete: (menu: MenuEntry) => void
}

/** The cells of a menu's row; on phones, the parts of a card. */
export const MenuRow = memo(function MenuRow({ menu, handle, onDelete }: Props) {
  const translate = useMenusTranslate()
  const { id, name, currency, assistantId, shownBy, hours, isHiddenOtherwise } = menu
  return (
    <>
      <td className={tableStyle.cell}>
        <span className="flex items-center justify-between gap-3 xl:flex-row-reverse xl:justify-end">
          <span className="min-w-0">
            <span className="text-lg leading-snug font-semibold xl:text-base">{name}</span>
            <span className="block text-sm text-pretty text-ink-soft">
              {shownBy.length > 0
                ? translate('shown_by', { restaurants: shownBy.join(', ') })
                : translate('shown_nowhere')}
            </span>
            {hours !== null && (
              <span className="block text-sm text-pretty text-ink-soft tabular-nums">
                {hours}
                {isHiddenOtherwise && ` · ${translate('hidden_otherwise')}`}
              </span>
            )}
          </span>
          {handle}
        </span>
      </td>
      <td className={tableStyle.cell}>
        <Fact label={translate('assistant_id')}>
          {assistantId ? (
            <code className="block truncate text-sm xl:max-w-40" title={assistantId}>
              {assistantId}
            </code>
          ) : (
            <span className="text-sm whitespace-nowrap text-ink-soft">
              {translate('no_assistant')}
            </span>
          )}
        </Fact>
      </td>
      <td className={tableStyle.cell}>
        <Fact label={translate('currency')}>{currency}</Fact>
      </td>
      <td className={tableStyle.cell}>
        <span className="flex flex-wrap items-center gap-2 xl:flex-nowrap xl:whitespace-nowrap">
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/menuList/menu/:menuId/itemList', { menuId: id })}
            aria-label={translate('items_of', { name })}
          >
            {translate('menu_items')}
          </ButtonLink>
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/menuList/menu/:menuId/menuCategory', { menuId: id })}
            aria-label={translate('categories_of', { name })}
          >
            {translate('categories')}
          </ButtonLink>
          <ButtonLink
            tone="quiet"
            to={href('/dashboard/menuList/menu/:menuId/update', { menuId: id })}
            aria-label={translate('update_of', { name })}
          >
            {translate('update')}
          </ButtonLink>
          <span className="flex items-center gap-1 max-xl:ml-auto">
            <Form method="post" preventScrollReset>
              <input type="hidden" name="menuId" value={id} />
              <FormKey />
              <IconButton
                icon={Copy}
                type="submit"
                name="intent"
                value="duplicate"
                label={translate('duplicate_of', { name })}
              />
            </Form>
            <IconButton
              icon={Trash2}
              danger
              label={translate('delete_of', { name })}
              onClick={() => onDelete(menu)}
            />
          </span>
        </span>
      </td>
    </>
  )
})

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-baseline justify-between gap-4">
      <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft xl:hidden">
        {label}
      </span>
      {children}
    </span>
  )
}
