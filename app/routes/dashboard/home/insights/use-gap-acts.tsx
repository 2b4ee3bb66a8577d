import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { href } from 'react-router'
import type { FoundGap } from '#app/domain/conversations/find-gaps.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { focusIfLost } from '#app/ui/lost-focus.ts'
import { isDone } from '#app/ui/use-done.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'
import { gapForm, type GapAct } from './gap.ts'
import { useGapName } from './use-gap-name.ts'

interface Started {
  readonly gap: FoundGap
  readonly kind: GapAct
}

/** Long enough to read the message and to reach its button. */
const durationMs = 10_000

/**
 * Dismisses and restores gaps. Every dismissal is reported in a toast that can undo it.
 * @param list is focused if the pressed button disappears
 * @returns `acts` must be rendered
 */
export function useGapActs(list: RefObject<HTMLElement | null>): {
  readonly act: (gap: FoundGap, kind: GapAct) => void
  readonly acts: ReactNode
} {
  const [started, setStarted] = useState<readonly Started[]>([])
  const act = useCallback(
    (gap: FoundGap, kind: GapAct) => setStarted((before) => [...before, { gap, kind }]),
    [],
  )
  return {
    act,
    acts: started.map((one, index) => <Act key={index} {...one} act={act} list={list} />),
  }
}

interface ActProps extends Started {
  readonly act: (gap: FoundGap, kind: GapAct) => void
  readonly list: RefObject<HTMLElement | null>
}

/** Sends one act. Each has its own fetcher, so that none cancels another. */
function Act({ gap, kind, act, list }: ActProps) {
  const translate = useHomeTranslate()
  const toast = useToast()
  const name = useGapName()(gap)
  const { submit, data, state } = useFetcher<unknown>()
  useEffect(() => {
    void submit(gapForm(gap, kind), { method: 'post', action: `${href('/dashboard')}?index` })
  }, [submit, gap, kind])
  useOnResult(data, () => {
    if (isDone(data, 'dismissGap')) {
      const undo = { label: translate('undo'), run: () => act(gap, 'restoreGap') }
      toast({ title: translate('gap_dismissed', { gap: name }), durationMs, action: undo })
    }
    if (isDone(data, 'restoreGap')) toast({ title: translate('gap_restored', { gap: name }) })
    const problem = failureOf(data, kind)?.problem
    if (problem) toast({ title: problem.message, tone: 'bad', durationMs })
  })
  const isOver = state === 'idle' && data !== undefined
  useEffect(() => {
    if (isOver) focusIfLost(list.current)
  }, [isOver, list])
  return null
}
