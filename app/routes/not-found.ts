import { data } from 'react-router'

/** Handles every URL without a route: shows the error page, in the reader's language. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export const action = loader

export default function NotFoundRoute() {
  return null
}
