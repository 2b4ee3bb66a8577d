import { Link, useLocation } from 'react-router'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'

/** Why a form as a whole was not taken; where a reload helps, the way to it. */
export function FormProblem({ failure }: { failure: FormFailure | undefined }) {
  const translate = useMenusTranslate()
  const { pathname } = useLocation()
  if (!failure?.problem) return null
  const { code, message } = failure.problem
  return (
    <Notice tone="bad">
      <p>{message}</p>
      {code === 'changed_elsewhere' && (
        <Link
          to={pathname}
          reloadDocument
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 lg:min-h-8"
        >
          {translate('reload')}
        </Link>
      )}
    </Notice>
  )
}
