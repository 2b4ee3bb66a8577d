import { useCallback, useMemo } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { useDone } from '#app/ui/use-done.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'

/**
 * Moves a dish to any place in its category. `placing` is the pending move, for an optimistic update;
 * a failure restores the old order and shows a message.
 */
export function usePlaceDish() {
  const translate = useDishesTranslate()
  const toast = useToast()
  const { data, formData, submit } = useFetcher<unknown>()
  useDone(data, 'place', () => toast({ title: translate('order_updated') }))
  useOnResult(data, () => {
    const failure = failureOf(data, 'place')
    const message = failure?.problem?.message ?? failure?.errors['place']
    if (message) toast({ title: message, tone: 'bad' })
  })
  const placing = useMemo(
    () =>
      formData && {
        dishId: String(formData.get('dishId')),
        place: Number(formData.get('place')),
      },
    [formData],
  )
  const placeDish = useCallback(
    (dishId: string, place: number) =>
      void submit({ intent: 'place', dishId, place }, { method: 'post' }),
    [submit],
  )
  return { placing, placeDish }
}
