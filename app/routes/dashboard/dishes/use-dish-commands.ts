import { useCallback } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { useFormKey } from '#app/ui/form-key.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import { useOfferUndo } from '../deleted/undo-provider.tsx'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'

/** Actions on a dish in the list that need no separate form. */
export function useDishCommands() {
  const translate = useDishesTranslate()
  const toast = useToast()
  const { data, submit } = useFetcher<unknown>()
  useDone(data, 'duplicate', () => toast({ title: translate('duplicated') }))
  useOfferUndo(data, 'dish', translate('deleted'))
  useOnResult(data, () => {
    const failure = failureOf(data, 'duplicate') ?? failureOf(data, 'delete')
    if (failure?.problem) toast({ title: failure.problem.message, tone: 'bad' })
  })
  const key = useFormKey()
  const send = useCallback(
    (intent: string, dishId: string) => void submit({ intent, dishId, key }, { method: 'post' }),
    [submit, key],
  )
  return {
    duplicate: useCallback((dishId: string) => send('duplicate', dishId), [send]),
    remove: useCallback((dishId: string) => send('delete', dishId), [send]),
  }
}
