import { useTeamTranslate } from '#app/i18n/team.ts'
import { restaurantField } from '#app/domain/team/schemas.ts'
import type { Role } from '#app/domain/actor.ts'

export interface Choice {
  readonly role: Role
  /** Null for all restaurants. */
  readonly restaurantIds: readonly string[] | null
}

interface Props {
  readonly restaurants: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: Choice
  readonly errors: Readonly<Record<string, string>>
}

/** The role of a member, and the restaurants that it is for. Works without JavaScript. */
export function RoleFields({ restaurants, chosen, errors }: Props) {
  const translate = useTeamTranslate()
  const roles = [
    { role: 'manager', name: translate('manager'), may: translate('manager_may') },
    { role: 'kitchen', name: translate('kitchen'), may: translate('kitchen_may') },
    { role: 'reader', name: translate('reader'), may: translate('reader_may') },
    { role: 'owner', name: translate('owner'), may: translate('owner_may') },
  ] as const
  return (
    <>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">{translate('role')}</legend>
        {roles.map(({ role, name, may }) => (
          <label key={role} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === chosen.role}
              className="mt-1 size-5 shrink-0 accent-paprika"
            />
            <span>
              {name}
              <span className="block text-sm text-ink-soft">{may}</span>
            </span>
          </label>
        ))}
        {errors['role'] && <p className="text-sm font-medium text-beet">{errors['role']}</p>}
      </fieldset>
      {restaurants.length > 1 && (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-semibold">{translate('restaurants')}</legend>
          <Option
            type="radio"
            name="scope"
            value="all"
            label={translate('all_restaurants')}
            isChosen={chosen.restaurantIds === null}
          />
          <Option
            type="radio"
            name="scope"
            value="some"
            label={translate('some_restaurants')}
            isChosen={chosen.restaurantIds !== null}
          />
          <div className="ml-8 flex flex-col">
            {restaurants.map(({ id, name }) => (
              <Option
                key={id}
                type="checkbox"
                name={restaurantField(id)}
                value="on"
                label={name}
                isChosen={chosen.restaurantIds?.includes(id) ?? false}
              />
            ))}
          </div>
          {errors['scope'] && <p className="text-sm font-medium text-beet">{errors['scope']}</p>}
        </fieldset>
      )}
    </>
  )
}

interface OptionProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
}

function Option({ type, name, value, label, isChosen }: OptionProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-paprika"
      />
      {label}
    </label>
  )
}
