import { useOnResult } from './use-on-result.ts'

/** Whether an action's result says that it has done `name`. */
export function isDone(result: unknown, name: string): boolean {
  return typeof result === 'object' && result !== null && 'done' in result && result.done === name
}

/** The new version of a row, if an action has done one of `names`. */
export function savedVersion(result: unknown, ...names: readonly string[]): string | undefined {
  if (!names.some((name) => isDone(result, name))) return undefined
  const { version }: { version?: unknown } = Object(result)
  return typeof version === 'string' ? version : undefined
}

/** The id of the row that an action has deleted. */
export function deletedIdOf(result: unknown): string | undefined {
  if (!isDone(result, 'delete')) return undefined
  const { deletedId }: { deletedId?: unknown } = Object(result)
  return typeof deletedId === 'string' ? deletedId : undefined
}

/** Calls `act` once for each result of an action that has done `name`. */
export function useDone(result: unknown, name: string, act: () => void): void {
  useOnResult(result, () => {
    if (isDone(result, name)) act()
  })
}
