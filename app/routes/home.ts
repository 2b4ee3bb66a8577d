import { redirect } from 'react-router'

/** Until the landing page stands, the sample menu is what there is to see. */
export function loader() {
  return redirect('/demo')
}
