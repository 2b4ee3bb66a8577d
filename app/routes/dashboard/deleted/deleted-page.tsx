import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { href, useNavigation, useSearchParams } from 'react-router'
import { keptDeletions } from '#app/domain/deleted/kept-deletions.ts'
import type { DeletedItem } from '#app/domain/deleted/list-deleted.ts'
import { undoDays } from '#app/domain/undo-days.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { useDeletedTranslate } from '#app/i18n/deleted.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { NoScriptConfirmation } from '#app/ui/no-script-confirmation.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { DeletedRow } from './deleted-row.tsx'
import { describeRestored } from './describe-restored.ts'

interface Props {
  readonly items: readonly DeletedItem[]
  readonly hasOlder: boolean
  /** Whether the items are dishes that were deleted together. */
  readonly isOneByOne: boolean
  /** The owner's time zone, an IANA name. */
  readonly timeZone: string
  /** The page's action data. */
  readonly result: unknown
}

/** The items that the owner can restore, last deleted first. */
export function DeletedPage({ items, hasOlder, isOneByOne, timeZone, result }: Props) {
  const translate = useDeletedTranslate()
  const toast = useToast()
  const { list, remember, focusNext } = useListFocus()
  const restored = describeRestored(translate, result)
  const isLoaded = useNavigation().state === 'idle'
  useDone(isLoaded ? result : undefined, 'restore', () => {
    toast({ title: restored, durationMs: 5_000 })
    focusNext()
  })
  const problem = failureOf(result, 'restore')?.problem
  const last = items.at(-1)
  const [search] = useSearchParams()
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={useTranslate()('recentlyDeleted')}
        description={
          isOneByOne ? translate('one_by_one_text') : translate('description', { days: undoDays })
        }
        actions={
          isOneByOne && (
            <ButtonLink tone="quiet" to={href('/dashboard/recentlyDeleted')}>
              {translate('show_all')}
            </ButtonLink>
          )
        }
      />
      <NoScriptConfirmation result={result} texts={{ restore: restored ?? '' }} />
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {items.length === 0 ? (
        <EmptyState
          icon={Trash2}
          title={translate('empty')}
          text={translate('empty_text', { days: undoDays })}
        />
      ) : (
        <>
          <ul
            ref={list}
            className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
          >
            {items.map((item, index) => (
              <DeletedRow
                key={`${item.kind} ${item.id}`}
                item={item}
                timeZone={timeZone}
                onRestore={() => remember(index)}
              />
            ))}
          </ul>
          {hasOlder && last && (
            <ButtonLink
              tone="quiet"
              to={olderItemsPath(last, isOneByOne ? search.get('menuId') : null)}
              className="self-start"
            >
              {translate('older')}
            </ButtonLink>
          )}
          <p className="text-sm text-ink-soft">
            {translate('kept', {
              imports: keptDeletions.import,
              dishes: keptDeletions.dish,
              categories: keptDeletions.category,
              menus: keptDeletions.menu,
              restaurants: keptDeletions.restaurant,
            })}
          </p>
        </>
      )}
    </div>
  )
}

/** @param menuId the menu of the dishes that are shown one by one */
function olderItemsPath({ deletedAt, place, id }: DeletedItem, menuId: string | null): string {
  const fields = { deletedAt, place: String(place), id, ...(menuId !== null && { menuId }) }
  return `?${new URLSearchParams(fields)}`
}

/** Moves the focus, lost with a restored row, to the row that takes its place. */
function useListFocus() {
  const list = useRef<HTMLUListElement>(null)
  const restoredIndex = useRef(0)
  return {
    list,
    remember(index: number) {
      restoredIndex.current = index
    },
    focusNext() {
      if (document.activeElement !== document.body) return
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
      const next = buttons[restoredIndex.current] ?? buttons.at(-1)
      ;(next ?? document.getElementById('main'))?.focus()
    },
  }
}
