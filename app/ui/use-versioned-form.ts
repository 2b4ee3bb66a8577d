import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FormFailure } from './form-failure.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

type Texts = Readonly<Record<string, string>>

interface Options {
  /** The server's failure for this form, if any. */
  readonly failure: FormFailure | undefined
  /** The version created by the last save of this form; see `savedVersion`. */
  readonly saved?: string | undefined
  /** The stored values by field name, including the version. */
  readonly stored: Texts
  readonly versionField:
    | 'updatedAt'
    | 'menuVersion'
    | 'aiVersion'
    | 'houseVersion'
    | 'visitVersion'
    | 'lookVersion'
    | 'tablesVersion'
  /** Earlier input, including the version that it is based on. */
  readonly draft?: Texts | undefined
}

/** A conflict: the form's row was changed elsewhere in the meantime. */
export interface Stale {
  readonly stored: Texts
  readonly typed: Texts
  /** Whether the stored values are shown. Submitting the form then overwrites them. */
  readonly isShown: boolean
  readonly showStored: () => void
}

/**
 * Optimistic concurrency for forms. A form is sent with the version that it was loaded with, even
 * if the page has reloaded its data since, and is rejected if the row has changed. It then keeps
 * its input, and overwrites the stored values once the user has seen them.
 * @returns the version to send, and the failure, which the router drops when it revalidates
 */
export function useVersionedForm({
  failure: latestFailure,
  saved,
  stored,
  versionField,
  draft,
}: Options) {
  const isHydrated = useIsHydrated()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState(latestFailure)
  // For a form that was rendered with its failure, only the version is known.
  const [loaded, setLoaded] = useState(
    failure ? only(failure.values, versionField) : (draft ?? stored),
  )
  // Without JavaScript, the page is rendered again and shows the stored values.
  const [seen, setSeen] = useState(isHydrated ? undefined : failure)

  const isStale = failure?.problem?.code === 'changed_elsewhere'
  const isShown = isStale && seen === failure
  if (latestFailure && latestFailure !== failure) {
    if (isShown) setLoaded(stored)
    setFailure(latestFailure)
  } else if (saved !== undefined && failure && !latestFailure) {
    setFailure(undefined)
  }
  if (saved !== undefined && saved === stored[versionField] && saved !== loaded[versionField]) {
    setLoaded(stored)
  }
  // Another form on the page may have changed the version, but none of this form's fields.
  const isCurrent = isShown || isSame(stored, loaded, versionField)
  const stale: Stale | undefined = isStale
    ? {
        stored,
        typed: failure.values,
        isShown,
        showStored: () => void revalidate().then(() => setSeen(failure)),
      }
    : undefined
  return { failure, version: (isCurrent ? stored : loaded)[versionField], stale }
}

function only(texts: Texts, field: string): Texts {
  return { [field]: texts[field] ?? '' }
}

function isSame(one: Texts, other: Texts, exceptFor: string): boolean {
  return Object.keys(one).every((name) => name === exceptFor || one[name] === other[name])
}
