import { useFetcher } from 'react-router'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { useToast } from '#app/ui/use-toast.ts'
import type { ListedDish } from './dish-row.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'

/** Shows a dish to guests or hides it. Updates optimistically; reverts on failure. */
export function ActiveSwitch({ dish: { id, name, isActive } }: { dish: ListedDish }) {
  const translate = useDishesTranslate()
  const toast = useToast()
  const { Form, formData, data } = useFetcher<unknown>()
  useOnResult(data, () => {
    const failure = failureOf(data, 'active')
    if (failure?.problem) toast({ title: failure.problem.message, tone: 'bad' })
  })
  const isOn = formData ? formData.has('isActive') : isActive
  return (
    <Form method="post" className="justify-self-end">
      <input type="hidden" name="intent" value="active" />
      <input type="hidden" name="dishId" value={id} />
      {!isOn && <input type="hidden" name="isActive" value="on" />}
      <button
        type="submit"
        role="switch"
        aria-checked={isOn}
        aria-label={translate('active_of', { name })}
        className="group flex min-h-11 flex-col items-end gap-1 lg:min-h-10 lg:flex-row-reverse lg:items-center lg:gap-2"
      >
        <span className="relative h-6 w-10 rounded-full bg-edge transition-colors group-aria-checked:bg-olive before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform group-aria-checked:before:translate-x-4 group-aria-checked:before:bg-surface" />
        <span className="min-w-12 text-right text-xs font-semibold text-beet group-aria-checked:text-olive">
          {translate(isOn ? 'active' : 'passive')}
        </span>
      </button>
    </Form>
  )
}
