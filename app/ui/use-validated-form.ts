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
import { InvalidFieldsError } from '#app/domain/errors.ts'
import { parseInput } from '#app/domain/parse-input.ts'
import { fieldErrors } from '#app/i18n/field-errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import type { FormFailure } from './form-failure.ts'
import { useSubmitOnce } from './use-submit-once.ts'

type Errors = Readonly<Record<string, string>>

interface Options {
  /** Validates a field when it loses focus, and not only on submit. */
  readonly validatesOnBlur?: boolean
  /** Called before a valid form is submitted; returns true to prevent that. */
  readonly preventsSubmit?: () => boolean
}

/**
 * Validates a form with its schema before it is submitted, submits it once, and shows the errors
 * of the schema or the server. A field's message disappears when the user types in it, and the
 * first invalid field is focused.
 * @param failure the server's result for this form
 */
export function useValidatedForm(
  schema: z.ZodType,
  failure: FormFailure | undefined,
  { validatesOnBlur = false, preventsSubmit = () => false }: Options = {},
) {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>(failure?.errors ?? {})
  const isFocusDue = useRef(false)
  const submitOnce = useSubmitOnce()
  // Before hydration the form isn't validated, so submitting is enabled.
  const [isReady, setReady] = useState(true)

  const check = (element: HTMLFormElement): Errors => {
    try {
      parseInput(schema, Object.fromEntries(new FormData(element)))
      return {}
    } catch (error) {
      if (error instanceof InvalidFieldsError) return fieldErrors(error, locale)
      throw error
    }
  }
  const isEmpty = (found: Errors) => Object.keys(found).length === 0

  const reject = (newErrors: Errors) => {
    isFocusDue.current = true
    setErrors(newErrors)
  }

  useEffect(() => {
    if (failure) reject(failure.errors)
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
    /** Whether the form is valid. */
    isReady,
    /** Resets the form. */
    clear: () => form.current?.reset(),
    form,
    handlers: {
      ref: form,
      noValidate: true,
      onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
        const newErrors = check(currentTarget)
        setReady(isEmpty(newErrors))
        const name = nameOf(target)
        // A change in one field may fix an error of another, such as two passwords that differ. The
        // schema can't confirm that for the server's errors: those end only with their own field.
        const isResolved = (field: string) =>
          field === name ||
          (!(field in newErrors) &&
            (field.startsWith(`${name}.`) || errors[field] !== failure?.errors[field]))
        if (Object.keys(errors).some(isResolved)) {
          setErrors(
            Object.fromEntries(Object.entries(errors).filter(([field]) => !isResolved(field))),
          )
        }
      },
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
        if (!validatesOnBlur || !isTouched(currentTarget)) return
        const name = nameOf(target)
        const message = name && check(currentTarget)[name]
        if (message) setErrors({ ...errors, [name]: message })
      },
      /** A click on the disabled submit button, or Enter, shows the errors instead. */
      onClick({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
        const isOff =
          target instanceof Element &&
          target.closest('[type="submit"][aria-disabled="true"]') !== null
        const newErrors = isOff ? check(currentTarget) : {}
        if (!isEmpty(newErrors)) reject(newErrors)
      },
      onReset({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
        setErrors({})
        setReady(isEmpty(check(currentTarget)))
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        const newErrors = check(event.currentTarget)
        const submission = { form: event.currentTarget, button: event.nativeEvent.submitter }
        if (isEmpty(newErrors) && !preventsSubmit() && submitOnce(submission)) return
        event.preventDefault()
        if (!isEmpty(newErrors)) reject(newErrors)
      },
    },
  }
}

function nameOf(target: EventTarget): string | null {
  return target instanceof Element ? target.getAttribute('name') : null
}

/** Whether anything was typed. An untouched form shows no errors on blur. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (element) => element instanceof HTMLInputElement && element.value !== element.defaultValue,
  )
}
