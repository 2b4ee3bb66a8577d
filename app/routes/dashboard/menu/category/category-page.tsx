import { LayoutList } from 'lucide-react'
import { useState } from 'react'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import { FormProblem } from '../form-problem.tsx'
import { MenuTabs } from '../menu-tabs.tsx'
import { CategoryCard } from './category-card.tsx'
import type { CategoryEntry } from './category-row.tsx'
import { CategoryTable } from './category-table.tsx'

interface Props {
  readonly menu: { readonly id: string; readonly name: string }
  readonly categories: readonly CategoryEntry[]
  readonly result: unknown
}

export function CategoryPage({ menu, categories, result }: Props) {
  const translate = useMenusTranslate()
  const toast = useToast()
  // A form that came back without scripts goes on with the category it was about.
  const [editedId, setEditedId] = useState(failureOf(result, 'update')?.values['categoryId'])
  const [rounds, setRounds] = useState(0)
  const startAnew = (title: string) => {
    setEditedId(undefined)
    setRounds(rounds + 1)
    toast({ title })
  }
  useDone(result, 'add', () => startAnew(translate('category_added')))
  useDone(result, 'update', () => startAnew(translate('category_updated')))
  useDone(result, 'delete', () => startAnew(translate('category_deleted')))
  const edited = categories.find(({ id }) => id === editedId)
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={menu.name} description={translate('categories_description')} />
      <MenuTabs menuId={menu.id} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <CategoryCard
          key={`${edited?.id ?? 'new'} ${rounds}`}
          edited={edited}
          categories={categories}
          result={result}
          onCancel={() => setEditedId(undefined)}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <FormProblem failure={failureOf(result, 'delete')} />
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
      </div>
    </div>
  )
}
