import { useNavigation } from 'react-router'
import { Button, type ButtonProps } from './button.tsx'

type Props = Omit<ButtonProps, 'type' | 'busy'>

/**
 * Sends the form it stands in, and is busy from then until the answer is on screen. With a
 * name and value it is busy for its own press alone.
 */
export function SubmitButton({ name, value, ...rest }: Props) {
  const { formData } = useNavigation()
  const busy = formData !== undefined && (!name || formData.get(name) === value)
  return <Button {...rest} type="submit" name={name} value={value} busy={busy} />
}
