import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

export const linkClass =
  'font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2'

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(linkClass, className)} />
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={classNames(buttonClass({ variant, size, wide }), className)} />
}
