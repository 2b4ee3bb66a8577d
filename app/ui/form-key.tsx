import { createContext, useContext } from 'react'
import { useActionData } from 'react-router'
import { anyFailure } from './form-failure.ts'

/**
 * An idempotency key for the page's forms, created by each run of its loader. See
 * `app/domain/row-id.ts`.
 */
export const FormKeyContext = createContext('')

/**
 * The idempotency key of a form that adds something. A rejected form keeps its key.
 * @param draftKey the key of a draft that may have been sent before its page was reloaded
 */
export function useFormKey(draftKey?: string): string {
  const fresh = useContext(FormKeyContext)
  return anyFailure(useActionData<unknown>())?.values['key'] ?? draftKey ?? fresh
}

/** A hidden field for forms that add something, so that sending one twice adds one row. */
export function FormKey({ draftKey }: { readonly draftKey?: string | undefined }) {
  return <input type="hidden" name="key" value={useFormKey(draftKey)} />
}
