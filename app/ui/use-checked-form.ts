import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import type { z } from 'zod'
import { InvalidFields } from '#app/domain/errors.ts'
import { parseInput } from '#app/domain/parse-input.ts'
import { fieldErrors } from '#app/i18n/field-errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import type { FormFailure } from './form-failure.ts'
import { useSendsOnce } from './use-sends-once.ts'

type Errors = Readonly<Record<string, string>>

interface Options {
  /** Says what is wrong with a field as soon as one leaves it, and not only on sending. */
  readonly checksFieldsLeft?: boolean
  /** Asked once the form is in order; true keeps it from being sent for now. */
  readonly holdsBack?: () => boolean
}

/**
 * Holds a form to its schema before it is sent, sends it once, and shows what the server found
 * after it was: a message at each field, gone as soon as one types there, and the focus in the
 * first.
 * @param failure what the server gave back for this form
 */
export function useCheckedForm(
  schema: z.ZodType,
  failure: FormFailure | undefined,
  { checksFieldsLeft = false, holdsBack = () => false }: Options = {},
) {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>(failure?.errors ?? {})
  const isFocusDue = useRef(false)
  const sendsOnce = useSendsOnce()
  // Before hydration nothing is known to be wrong, so nothing is held back.
  const [isReady, setReady] = useState(true)

  const check = (element: HTMLFormElement): Errors => {
    try {
      parseInput(schema, Object.fromEntries(new FormData(element)))
      return {}
    } catch (error) {
      if (error instanceof InvalidFields) return fieldErrors(error, locale)
      throw error
    }
  }
  const isEmpty = (found: Errors) => Object.keys(found).length === 0

  const refuse = (found: Errors) => {
    isFocusDue.current = true
    setErrors(found)
  }

  useEffect(() => {
    if (failure) refuse(failure.errors)
  }, [failure])
  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  useEffect(() => {
    if (form.current) setReady(isEmpty(check(form.current)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when hydrated
  }, [])

  return {
    errors,
    /** Whether the form could be sent as it stands. */
    isReady,
    /** Empties the form again, once what it asked for was done. */
    clear: () => form.current?.reset(),
    form,
    handlers: {
      ref: form,
      noValidate: true,
      onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
        const found = check(currentTarget)
        setReady(isEmpty(found))
        const name = nameOf(target)
        // What another field made wrong, as two that should be alike, this one may have mended.
        const isOver = (field: string) =>
          field === name || (!(field in found) && errors[field] !== failure?.errors[field])
        if (Object.keys(errors).some(isOver)) {
          setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !isOver(field))))
        }
      },
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
        if (!checksFieldsLeft || !isTouched(currentTarget)) return
        const name = nameOf(target)
        const message = name && check(currentTarget)[name]
        if (message) setErrors({ ...errors, [name]: message })
      },
      /** A button that is off, pressed or by Enter, sends nothing: it says why instead. */
      onClick({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
        const isOff =
          target instanceof Element &&
          target.closest('[type="submit"][aria-disabled="true"]') !== null
        const found = isOff ? check(currentTarget) : {}
        if (!isEmpty(found)) refuse(found)
      },
      onReset({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
        setErrors({})
        setReady(isEmpty(check(currentTarget)))
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        const found = check(event.currentTarget)
        const pressed = { form: event.currentTarget, button: event.nativeEvent.submitter }
        if (isEmpty(found) && !holdsBack() && sendsOnce(pressed)) return
        event.preventDefault()
        if (!isEmpty(found)) refuse(found)
      },
    },
  }
}

function nameOf(target: EventTarget): string | null {
  return target instanceof Element ? target.getAttribute('name') : null
}

/** Whether anything was typed: of a form merely passed by, nothing is wrong yet. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (element) => element instanceof HTMLInputElement && element.value !== element.defaultValue,
  )
}
