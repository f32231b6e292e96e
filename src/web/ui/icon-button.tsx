import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The button's name, also its tooltip. */
  label: string
  icon: ReactNode
  variant?: 'ghost' | 'quiet'
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'btn btn-square',
        variant === 'quiet' ? 'btn-quiet' : 'btn-ghost',
        className,
      )}
    >
      {icon}
    </button>
  )
}
