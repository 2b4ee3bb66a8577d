import { href, redirect } from 'react-router'

/** Redirects `/auth` to the login page; the layout redirects signed-in owners to the dashboard. */
export function loader() {
  return redirect(href('/auth/login'))
}
