import { createContext, useContext } from 'react'
import { useActionData } from 'react-router'
import { failureIn } from './form-failure.ts'

/**
 * What tells the forms of a page from those of the same page a moment later: its loader
 * makes it anew each time. See `app/domain/row-id.ts` for what it is good for.
 */
export const FormKeyContext = createContext('')

/**
 * The key of a form that adds something. One that came back goes out under its own again.
 * @param kept the key of a draft that may have been sent before its page was loaded again
 */
export function useFormKey(kept?: string): string {
  const fresh = useContext(FormKeyContext)
  return failureIn(useActionData<unknown>())?.values['key'] ?? kept ?? fresh
}

/** Stands in each form that adds something: sent twice, it adds one, with or without a script. */
export function FormKey({ kept }: { readonly kept?: string | undefined }) {
  return <input type="hidden" name="key" value={useFormKey(kept)} />
}
