import type { Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { prefetchMode } from './prefetch.ts'
import { buttonStyle, type ButtonTone } from './button-style.ts'

interface Props extends LinkProps {
  readonly tone?: ButtonTone
  readonly ref?: Ref<HTMLAnchorElement>
}

/**
 * A link that looks like a button. Pages outside the app need `reloadDocument`; dashboard pages
 * are prefetched.
 */
export function ButtonLink({ tone = 'primary', className, ...rest }: Props) {
  const { to, reloadDocument } = rest
  const prefetch = typeof to === 'string' && !reloadDocument ? prefetchMode(to) : 'none'
  return <Link prefetch={prefetch} {...rest} className={buttonStyle(tone, className)} />
}
