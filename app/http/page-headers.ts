import type { HeadersFunction } from 'react-router'

/** A page's headers are those of its action or error, such as Retry-After. */
export const pageHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders
