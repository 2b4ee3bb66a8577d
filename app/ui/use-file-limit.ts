import { useState, type FormEvent } from 'react'

/**
 * Stops a form whose file is too large: a browser would send all of the file before it learns that.
 * @param megabytes the largest size
 * @param tooLarge the message for a file beyond it
 */
export function useFileLimit(megabytes: number, tooLarge: string) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  return {
    /** The message for the field; undefined if the file may be sent. */
    error: isTooLarge ? tooLarge : undefined,
    /** @param file the chosen one; undefined for none */
    measure: (file: File | undefined) => setIsTooLarge((file?.size ?? 0) > megabytes * 1024 * 1024),
    /** The attributes of the form. @param intent of its upload */
    formOf: (intent: string) =>
      ({
        method: 'post',
        encType: 'multipart/form-data',
        action: `?upload=${intent}`,
        onSubmit(event: FormEvent) {
          if (isTooLarge) event.preventDefault()
        },
      }) as const,
  }
}
