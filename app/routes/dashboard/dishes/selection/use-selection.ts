import { useCallback, useState } from 'react'

/** The selected dishes' ids, which outlast filters and the parts of a long list. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Selects or deselects dishes. */
  readonly set: (dishIds: readonly string[], isSelected: boolean) => void
  readonly clear: () => void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const set = useCallback<Selection['set']>((dishIds, isSelected) => {
    setIds((before) => {
      const after = new Set(before)
      for (const id of dishIds) {
        if (isSelected) after.add(id)
        else after.delete(id)
      }
      return after
    })
  }, [])
  const clear = useCallback(() => setIds(new Set()), [])
  return { ids, set, clear }
}
