import { useNavigation } from 'react-router'
import { Button, type ButtonProps } from './button.tsx'

type Props = Omit<ButtonProps, 'type' | 'busy'>

/**
 * Submits its form, and is busy until the result is shown. With a name and value, it is busy only
 * if it was the button that was pressed.
 */
export function SubmitButton({ name, value, ...rest }: Props) {
  const { formData } = useNavigation()
  const busy = formData !== undefined && (!name || formData.get(name) === value)
  return <Button {...rest} type="submit" name={name} value={value} busy={busy} />
}
