import type { DishValues } from './dish-values.ts'

// Where the browser keeps nothing, a draft lives as long as the page.
const kept = new Map<string, string>()

/** What was typed into a dish's form and not saved yet: it outlives a reload of the tab. */
export function readDraft(key: string): DishValues | undefined {
  const text = kept.get(key) ?? stored((storage) => storage.getItem(draftName(key))) ?? undefined
  const draft: unknown = text === undefined ? undefined : JSON.parse(text)
  return isValues(draft) ? draft : undefined
}

export function keepDraft(key: string, values: DishValues): void {
  const text = JSON.stringify(values)
  kept.set(key, text)
  stored((storage) => storage.setItem(draftName(key), text))
}

export function dropDraft(key: string): void {
  kept.delete(key)
  stored((storage) => storage.removeItem(draftName(key)))
}

/** What it is kept under, in the tab's storage. */
export const draftName = (key: string) => `chefin-dish-draft:${key}`

function stored<Result>(use: (storage: Storage) => Result): Result | undefined {
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
