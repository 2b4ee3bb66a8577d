import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import type { z } from 'zod'
import { InvalidFields } from '#app/domain/errors.ts'
import { parseInput } from '#app/domain/parse-input.ts'
import { fieldErrors } from '#app/i18n/field-errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import type { FormFailure } from './form-failure.ts'

type Errors = Readonly<Record<string, string>>

/**
 * Holds a form to its schema before it is sent, and shows what the server found after it
 * was: a message at each field, gone as soon as one types there, and the focus in the first.
 * @param failure what the server gave back for this form
 */
export function useCheckedForm(schema: z.ZodType, failure: FormFailure | undefined) {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>(failure?.errors ?? {})
  const isFocusDue = useRef(false)
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
        setReady(isEmpty(check(currentTarget)))
        const name = target instanceof Element ? target.getAttribute('name') : null
        if (name && errors[name]) {
          setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)))
        }
      },
      onReset({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
        setErrors({})
        setReady(isEmpty(check(currentTarget)))
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        const found = check(event.currentTarget)
        if (isEmpty(found)) return
        event.preventDefault()
        refuse(found)
      },
    },
  }
}
