import type { DishValues } from './dish-values.ts'

// Without session storage, drafts live as long as the page.
const fallback = new Map<string, string>()

/** Returns the unsaved input of a dish's form, which survives a reload of the tab. */
export function readDraft(key: string): DishValues | undefined {
  const text =
    fallback.get(key) ??
    withStorage((storage) => storage.getItem(draftStorageKey(key))) ??
    undefined
  const draft: unknown = text === undefined ? undefined : JSON.parse(text)
  return isValues(draft) ? draft : undefined
}

export function saveDraft(key: string, values: DishValues): void {
  const text = JSON.stringify(values)
  fallback.set(key, text)
  withStorage((storage) => storage.setItem(draftStorageKey(key), text))
}

export function deleteDraft(key: string): void {
  fallback.delete(key)
  withStorage((storage) => storage.removeItem(draftStorageKey(key)))
}

/** The draft's key in session storage. */
export const draftStorageKey = (key: string) => `chefin-dish-draft:${key}`

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

function isValues(draft: unknown): draft is DishValues {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((value) => typeof value === 'string')
  )
}
