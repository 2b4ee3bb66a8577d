import type { ReactNode } from 'react'
import type { ButtonTone } from '#app/ui/button-style.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Form } from '#app/ui/team-forms.tsx'

interface Props {
  readonly intent: string
  readonly label: string
  readonly tone?: ButtonTone
  readonly 'aria-label'?: string
  /** Hidden fields. */
  readonly children?: ReactNode
}

/** A form that is only a button. */
export function SmallForm({ intent, label, children, tone = 'quiet', ...rest }: Props) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <SubmitButton tone={tone} {...rest}>
        {label}
      </SubmitButton>
    </Form>
  )
}
