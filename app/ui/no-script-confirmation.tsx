import { Notice } from './notice.tsx'
import { isDone } from './use-done.ts'

interface Props {
  /** The result of the page's action. */
  readonly result: unknown
  /** The text for each thing that the action may have done. */
  readonly texts: Readonly<Record<string, string>>
}

/** Replaces the toast after an action where JavaScript is disabled. */
export function NoScriptConfirmation({ result, texts }: Props) {
  const text = Object.entries(texts).find(([name]) => isDone(result, name))?.[1]
  return (
    text && (
      <noscript>
        <Notice tone="good">{text}</Notice>
      </noscript>
    )
  )
}
