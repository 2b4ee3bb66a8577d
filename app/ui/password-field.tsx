import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { FieldFrame, inputStyle, type FieldTexts } from './field-frame.tsx'

interface Props
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'aria-describedby' | 'aria-invalid'> {}

/** A password field with a button to show the password; the button needs JavaScript. */
export function PasswordField({ label, hint, error, id, ...rest }: Props) {
  const translate = useAccountTranslate()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <span className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            className={`${inputStyle} pr-12`}
          />
          <button
            type="button"
            aria-label={translate(isShown ? 'hide_password' : 'show_password')}
            aria-controls={attributes.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-card text-ink-soft hover:text-ink noscript:hidden"
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
