import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const linkClass =
  'font-medium text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2'

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(linkClass, className)} />
}
