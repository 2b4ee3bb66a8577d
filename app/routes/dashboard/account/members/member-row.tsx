import { useTeamTranslate } from '#app/i18n/team.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import type { ListedMember, Restaurant } from './listed.ts'
import { RemoveForm } from './remove-form.tsx'
import { RoleFields } from './role-fields.tsx'
import { useRoleNames } from './use-role-names.ts'

interface Props {
  readonly member: ListedMember
  readonly restaurants: readonly Restaurant[]
  readonly result: unknown
}

/** A member, whose role and restaurants open in place. */
export function MemberRow({ member, restaurants, result }: Props) {
  const translate = useTeamTranslate()
  const roleNames = useRoleNames()
  const { id, name, email, role, restaurantIds, isHolder, isYou } = member
  const failure = failureOf(result, 'role')
  const isFailed = failure?.values['memberId'] === id
  const places = restaurants.flatMap((one) => (restaurantIds?.includes(one.id) ? [one.name] : []))
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">
            {name} {isYou && <span className="text-ink-soft">({translate('you')})</span>}
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
          <p className="text-sm text-ink-soft">
            {[roleNames[role], ...places].join(' · ')}
            {isHolder && ` · ${translate('holder')}`}
          </p>
        </div>
        {!isHolder && !isYou && <RemoveForm id={id} name={name} />}
      </div>
      {!isHolder && (
        <details open={isFailed}>
          <summary
            aria-label={translate('change_role_of', { name })}
            className="inline-flex min-h-11 cursor-pointer items-center font-medium text-paprika-deep underline underline-offset-4"
          >
            {translate('change_role')}
          </summary>
          {/* Shows the stored role again once it has changed. */}
          <Form
            method="post"
            preventScrollReset
            key={`${role} ${restaurantIds?.join()}`}
            className="mt-2 flex flex-col gap-4"
          >
            <input type="hidden" name="intent" value="role" />
            <input type="hidden" name="memberId" value={id} />
            <RoleFields
              restaurants={restaurants}
              chosen={{ role, restaurantIds }}
              errors={isFailed ? failure.errors : {}}
            />
            <SubmitButton className="self-start">{translate('save')}</SubmitButton>
          </Form>
        </details>
      )}
    </li>
  )
}
