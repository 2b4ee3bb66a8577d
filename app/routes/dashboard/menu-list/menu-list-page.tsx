import { BookOpenText } from 'lucide-react'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import { DeletedLink } from '../deleted/deleted-link.tsx'
import { useOfferUndo } from '../deleted/undo-provider.tsx'
import { AddMenuCard } from './add-menu-card.tsx'
import type { MenuEntry } from './menu-row.tsx'
import { MenuTable } from './menu-table.tsx'

interface Props {
  readonly menus: readonly MenuEntry[]
  /** The page's action data. */
  readonly result: unknown
}

export function MenuListPage({ menus, result }: Props) {
  const translate = useMenusTranslate()
  const toast = useToast()
  useDone(result, 'duplicate', () => toast({ title: translate('menu_duplicated') }))
  useDone(result, 'duplicateWithoutPictures', () =>
    toast({ title: translate('menu_duplicated_bare'), tone: 'bad' }),
  )
  useOfferUndo(result, 'menu', translate('menu_deleted'))
  const problem = (failureOf(result, 'duplicate') ?? failureOf(result, 'delete'))?.problem
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translate('menus')} description={translate('menus_description')} />
      <NoScriptConfirmation
        result={result}
        texts={{
          add: translate('menu_created'),
          duplicate: translate('menu_duplicated'),
          duplicateWithoutPictures: translate('menu_duplicated_bare'),
        }}
      />
      <AddMenuCard result={result} />
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {menus.length > 0 ? (
        <MenuTable menus={menus} result={result} />
      ) : (
        <EmptyState
          icon={BookOpenText}
          title={translate('no_menus')}
          text={translate('no_menus_text')}
        />
      )}
      <DeletedLink />
    </div>
  )
}
