import type { HeadersFunction } from 'react-router'

/** A page's headers: what its form's answer or its failure says, such as when to try again. */
export const answerHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders
