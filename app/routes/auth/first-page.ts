import { href, redirect } from 'react-router'

/** `/auth` itself leads to the login; whoever is signed in, the layout leads to the dashboard. */
export function loader() {
  return redirect(href('/auth/login'))
}
