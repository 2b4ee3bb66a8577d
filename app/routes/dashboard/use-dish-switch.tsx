import { failureOf } from '#app/ui/form-failure.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { useFetcher } from '#app/ui/team-forms.tsx'

interface DishSwitch {
  readonly dishId: string
  /** The form's intent. */
  readonly intent: string
  /** The form's field, which is sent when it is on. */
  readonly field: string
  readonly isOn: boolean
}

/**
 * A switch of a dish, such as sold out: a form without visible fields. It changes optimistically, and
 * back with a message if saving fails.
 * @returns the form, its hidden fields, and the state to show
 */
export function useDishSwitch({ dishId, intent, field, isOn: savedIsOn }: DishSwitch) {
  const toast = useToast()
  const { Form, formData, data } = useFetcher<unknown>()
  useOnResult(data, () => {
    const failure = failureOf(data, intent)
    if (failure?.problem) toast({ title: failure.problem.message, tone: 'bad' })
  })
  const isOn = formData ? formData.has(field) : savedIsOn
  const fields = (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="dishId" value={dishId} />
      {!isOn && <input type="hidden" name={field} value="on" />}
    </>
  )
  return { Form, fields, isOn }
}
