import type { Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonStyle, type ButtonTone } from './button-style.ts'

interface Props extends LinkProps {
  readonly tone?: ButtonTone
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. Pages outside the app need `reloadDocument`. */
export function ButtonLink({ tone = 'primary', className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle(tone, className)} />
}
