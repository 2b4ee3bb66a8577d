import { Notice } from './notice.tsx'
import { isDone } from './use-done.ts'

interface Props {
  /** What the page's action gave back. */
  readonly result: unknown
  /** What is said of each thing that it may have done. */
  readonly words: Readonly<Record<string, string>>
}

/** Says in the page what a toast says where there is a script. */
export function DoneWithoutScript({ result, words }: Props) {
  const said = Object.entries(words).find(([what]) => isDone(result, what))?.[1]
  return (
    said && (
      <noscript>
        <Notice tone="good">{said}</Notice>
      </noscript>
    )
  )
}
