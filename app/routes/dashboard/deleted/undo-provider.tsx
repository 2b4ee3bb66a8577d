import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { href } from 'react-router'
import type { DeletedKind } from '#app/domain/deleted/kinds.ts'
import type { PictureKind } from '#app/domain/picture-kinds.ts'
import { useDeletedTranslate } from '#app/i18n/deleted.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { deletedIdOf } from '#app/ui/use-done.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { describeRestored } from './describe-restored.ts'

type Deleted =
  | { readonly kind: DeletedKind; readonly id: string }
  /** Dishes that were deleted together; the id is their menu's. */
  | { readonly kind: 'dishes'; readonly id: string; readonly deletedAt: string }
  /** A picture that was replaced or deleted; the id is its dish's or restaurant's. */
  | { readonly kind: PictureKind; readonly id: string; readonly deletedAt: string }

// Long enough to read the message and to reach its button.
const durationMs = 10_000

const UndoContext = createContext<(deleted: Deleted) => void>(() => undefined)

/** Undoes deletions, even if the owner leaves the page in the meantime. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [requests, setRequests] = useState<readonly Deleted[]>([])
  const undo = useCallback(
    (deleted: Deleted) => setRequests((earlier) => [...earlier, deleted]),
    [],
  )
  return (
    <UndoContext value={undo}>
      {children}
      {requests.map((deleted, index) => (
        <Undo key={index} deleted={deleted} />
      ))}
    </UndoContext>
  )
}

/** Returns a function that restores a deleted item and reports the result in a toast. */
export const useUndo = () => useContext(UndoContext)

/** Returns a function that builds the options of a toast with a button to undo a deletion. */
export function useUndoOffer() {
  const translate = useDeletedTranslate()
  const undo = useUndo()
  return (deleted: Deleted) => ({
    durationMs,
    action: { label: translate('undo'), run: () => undo(deleted) },
  })
}

/** Reports a deletion in a toast that can undo it. */
export function useOfferUndo(result: unknown, kind: DeletedKind, title: string): void {
  const toast = useToast()
  const offerUndo = useUndoOffer()
  useOnResult(result, () => {
    const id = deletedIdOf(result)
    if (id !== undefined) toast({ title, ...offerUndo({ kind, id }) })
  })
}

/**
 * Returns a function that builds the options of a toast with a button to undo the change of a
 * picture. Without the button if, according to the action's result, there was no picture before.
 */
export function usePictureUndoOffer() {
  const offerUndo = useUndoOffer()
  return (result: unknown, kind: PictureKind, id: string) => {
    const { formerAt }: { formerAt?: unknown } = Object(result)
    return formerAt instanceof Date
      ? offerUndo({ kind, id, deletedAt: formerAt.toISOString() })
      : {}
  }
}

/** Sends one undo. Each has its own fetcher, so that none cancels another. */
function Undo({ deleted }: { readonly deleted: Deleted }) {
  const translate = useDeletedTranslate()
  const toast = useToast()
  const { submit, data } = useFetcher<unknown>()
  useEffect(() => {
    const form = { intent: 'restore', ...deleted }
    void submit(form, { method: 'post', action: href('/dashboard/recentlyDeleted') })
  }, [submit, deleted])
  useOnResult(data, () => {
    const restored = describeRestored(translate, data)
    if (restored) toast({ title: restored, durationMs })
    const problem = failureOf(data, 'restore')?.problem
    if (problem) toast({ title: problem.message, tone: 'bad', durationMs })
  })
  return null
}
