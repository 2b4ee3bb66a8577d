import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo, useRef } from 'react'
import { useSortableTranslate } from '#app/i18n/sortable.ts'

/** Announcements for screen readers during a drag. */
export function useAnnouncements(
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  { before, total }: { readonly before: number; readonly total: number },
) {
  const translate = useSortableTranslate()
  const hasMoved = useRef(false)
  return useMemo(() => {
    const place = (active: Active, over: Over | null) => ({
      name: names.get(String(active.id)) ?? '',
      place: before + ids.indexOf(String(over?.id ?? active.id)) + 1,
      count: total,
    })
    const announcements: Announcements = {
      onDragStart({ active }) {
        hasMoved.current = false
        return translate('sortable_lifted', place(active, null))
      },
      onDragOver({ active, over }) {
        // At first a row is over itself; announcing that would interrupt the start's announcement.
        if (!hasMoved.current && over?.id === active.id) return undefined
        hasMoved.current = true
        return translate('sortable_moved', place(active, over))
      },
      onDragEnd: ({ active, over }) => translate('sortable_dropped', place(active, over)),
      onDragCancel: ({ active }) => translate('sortable_cancelled', place(active, null)),
    }
    return {
      announcements,
      screenReaderInstructions: { draggable: translate('sortable_instructions') },
    }
  }, [ids, names, before, total, translate])
}
