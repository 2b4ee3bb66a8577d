import type { HeadersFunction } from 'react-router'

/** Returns the headers of a page: those of its error or action, such as Retry-After. */
export const pageHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders
