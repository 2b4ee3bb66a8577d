import { useEveryResult } from './use-every-result.ts'

/** Whether the page's action has just done this, by what it gave back. */
export function isDone(result: unknown, what: string): boolean {
  return typeof result === 'object' && result !== null && 'done' in result && result.done === what
}

/** The version that the page's action has just made of a row, if this is what it did. */
export function savedVersion(result: unknown, ...whats: readonly string[]): string | undefined {
  if (!whats.some((what) => isDone(result, what))) return undefined
  const { version }: { version?: unknown } = Object(result)
  return typeof version === 'string' ? version : undefined
}

/** Acts once for each time that this was done. */
export function useDone(result: unknown, what: string, act: () => void): void {
  useEveryResult(result, () => {
    if (isDone(result, what)) act()
  })
}
