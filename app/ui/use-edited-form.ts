import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FormFailure } from './form-failure.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

type Texts = Readonly<Record<string, string>>

interface Options {
  /** What the server gave back for this form, if it was not taken. */
  readonly failure: FormFailure | undefined
  /** The version that a save of this very form has just made; see `savedVersion`. */
  readonly saved?: string | undefined
  /** What is stored now, by the names of the form's fields, with its version. */
  readonly stored: Texts
  readonly versionField: 'updatedAt' | 'menuVersion' | 'aiVersion' | 'houseVersion'
  /** What was typed earlier, with the version that it was typed over. */
  readonly draft?: Texts | undefined
}

/** A form whose row was changed by someone else in the meantime. */
export interface Stale {
  readonly stored: Texts
  readonly typed: Texts
  /** Whether what is stored is in sight: the form then replaces it. */
  readonly isShown: boolean
  readonly look: () => void
}

/**
 * Holds two windows on one row apart. A form goes out with the version that it was read in,
 * whatever the page learns meanwhile, and is turned down when the row has moved on. It then
 * keeps what was typed, and replaces what is stored once that was looked at.
 * @returns the version to send, and what is wrong, which a router forgets once the page's
 *   data are read again
 */
export function useEditedForm({ saved, stored, versionField, draft, ...given }: Options) {
  const isHydrated = useIsHydrated()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState(given.failure)
  // Of a form that came back with its page nothing is known but the version.
  const [read, setRead] = useState(failure ? only(failure.values, versionField) : (draft ?? stored))
  // Without a script the page comes back with what is stored, and shows it.
  const [seen, setSeen] = useState(isHydrated ? undefined : failure)

  const isStale = failure?.problem?.code === 'changed_elsewhere'
  const isShown = isStale && seen === failure
  if (given.failure && given.failure !== failure) {
    if (isShown) setRead(stored)
    setFailure(given.failure)
  } else if (saved !== undefined && failure && !given.failure) {
    setFailure(undefined)
  }
  if (saved !== undefined && saved === stored[versionField] && saved !== read[versionField]) {
    setRead(stored)
  }
  // Another form of the page moves the version too, and changes nothing in this one.
  const isCurrent = isShown || isSame(stored, read, versionField)
  const stale: Stale | undefined = isStale
    ? {
        stored,
        typed: failure.values,
        isShown,
        look: () => void revalidate().then(() => setSeen(failure)),
      }
    : undefined
  return { failure, version: (isCurrent ? stored : read)[versionField], stale }
}

function only(texts: Texts, field: string): Texts {
  return { [field]: texts[field] ?? '' }
}

function isSame(one: Texts, other: Texts, exceptFor: string): boolean {
  return Object.keys(one).every((name) => name === exceptFor || one[name] === other[name])
}
