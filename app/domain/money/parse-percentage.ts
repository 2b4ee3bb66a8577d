import type { FieldError } from '../errors.ts'

/** In percent. A higher one is a typing error. */
export const maxPercentage = 1_000

/** A percentage in thousandths of a percent, or the error. */
export type ParsedPercentage = { readonly thousandths: number } | { readonly error: FieldError }

const written = /^(?:%\s*)?(\d+)(?:[.,](\d{1,3}))?(?:\s*%)?$/

/** Parses a percentage above 0 as people write it: 10, 12.5, 12,345, 10 %, %10. */
export function parsePercentage(text: string): ParsedPercentage {
  const [, whole, fraction = ''] = written.exec(text.trim()) ?? []
  if (whole === undefined) return reject('percentage_malformed')
  const thousandths = Number(whole + fraction.padEnd(3, '0'))
  if (thousandths > maxPercentage * 1_000) return reject('percentage_too_large')
  return thousandths === 0 ? reject('percentage_malformed') : { thousandths }
}

function reject(messageKey: string): ParsedPercentage {
  return { error: { messageKey, values: { max: maxPercentage } } }
}
