import { LayoutList } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { isDone, useDone } from '#app/ui/use-done.ts'
import { DeletedLink } from '../../deleted/deleted-link.tsx'
import { useOfferUndo } from '../../deleted/undo-provider.tsx'
import { Beside, type GuestPageLink } from '../../preview/beside.tsx'
import { MenuTabs } from '../menu-tabs.tsx'
import { CategoryCard } from './category-card.tsx'
import type { CategoryEntry } from './category-row.tsx'
import { CategoryTable } from './category-table.tsx'

interface Props {
  readonly menu: { readonly id: string; readonly name: string }
  readonly categories: readonly CategoryEntry[]
  /** IANA name of the owner's time zone. */
  readonly timeZone: string
  readonly guestPage: GuestPageLink | undefined
  /** Changes with each save. */
  readonly saved: unknown
  readonly result: unknown
}

export function CategoryPage({ menu, categories, timeZone, guestPage, saved, result }: Props) {
  const translate = useMenusTranslate()
  const toast = useToast()
  const [search] = useSearchParams()
  // Without JavaScript, the URL names the category to edit, until it is saved.
  const editedInUrl = isDone(result, 'update') ? undefined : (search.get('edit') ?? undefined)
  const [editedId, setEditedId] = useState(
    failureOf(result, 'update')?.values['categoryId'] ?? editedInUrl,
  )
  const [formVersion, setFormVersion] = useState(0)
  const resetForm = (title: string) => {
    setEditedId(undefined)
    setFormVersion(formVersion + 1)
    toast({ title })
  }
  useDone(result, 'add', () => resetForm(translate('category_added')))
  useDone(result, 'update', () => resetForm(translate('category_updated')))
  useOfferUndo(result, 'category', translate('category_deleted'))
  const problem = failureOf(result, 'delete')?.problem
  const edited = categories.find(({ id }) => id === editedId)
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={menu.name} description={translate('categories_description')} />
      <MenuTabs menuId={menu.id} />
      <NoScriptConfirmation
        result={result}
        texts={{ add: translate('category_added'), update: translate('category_updated') }}
      />
      <Beside guestPage={guestPage} saved={saved}>
        <CategoryCard
          key={`${edited?.id ?? 'new'} ${formVersion}`}
          menuId={menu.id}
          edited={edited}
          categories={categories}
          timeZone={timeZone}
          result={result}
          isAfterSave={formVersion > 0}
          onCancel={() => setEditedId(undefined)}
        />
        <div className="flex min-w-0 flex-col gap-4">
          {problem && <Notice tone="bad">{problem.message}</Notice>}
          {categories.length > 0 ? (
            <CategoryTable
              menuId={menu.id}
              categories={categories}
              result={result}
              onEdit={setEditedId}
            />
          ) : (
            <EmptyState
              icon={LayoutList}
              title={translate('no_categories')}
              text={translate('no_categories_text')}
            />
          )}
        </div>
      </Beside>
      <DeletedLink />
    </div>
  )
}
