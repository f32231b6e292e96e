import { classNames } from './class-names.ts'

export type ButtonLook = {
  /** `primary` once a screen: the one thing to do. */
  variant?: 'primary' | 'quiet' | 'ghost' | 'danger' | 'link' | undefined
  size?: 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

const variants = {
  primary: 'btn btn-primary',
  quiet: 'btn btn-quiet',
  ghost: 'btn btn-ghost',
  danger: 'btn btn-danger',
  link: 'inline-flex min-h-11 cursor-pointer items-center rounded-field font-medium text-accent-ink underline underline-offset-4 hover:decoration-2',
}

/** The look of a button, for links that lead to the thing to do. */
export function buttonClass({ variant = 'quiet', size = 'medium', wide = false }: ButtonLook = {}) {
  return classNames(variants[variant], size === 'large' && 'h-13 px-6 text-base', wide && 'w-full')
}
