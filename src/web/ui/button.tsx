import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type ButtonStyle = {
  /** `primary` for the one main action of a screen. */
  variant?: 'primary' | 'quiet' | 'ghost' | 'danger' | 'link' | undefined
  size?: 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

const variants = {
  primary: 'btn btn-primary',
  quiet: 'btn btn-quiet',
  ghost: 'btn btn-ghost',
  danger: 'btn btn-danger',
  link: 'link-button',
}

/** For links that look like buttons. */
export function buttonClass({
  variant = 'quiet',
  size = 'medium',
  wide = false,
}: ButtonStyle = {}) {
  return classNames(
    variants[variant],
    size === 'large' && 'min-h-13 px-6 text-base',
    wide && 'w-full',
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonStyle & {
    icon?: ReactNode
    busy?: boolean
    /** Label while busy: 'Publishing', 'Logging in'. Its space is reserved, so nothing shifts. */
    busyLabel?: string
    /** Why the button is disabled. It stays focusable, so that the reason can be read. */
    disabledReason?: string | undefined
  }

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    busy = false,
    busyLabel,
    disabledReason,
    className,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const blocked = busy || disabledReason !== undefined

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) return event.preventDefault()
    onClick?.(event)
  }

  return (
    <span
      className={
        disabledReason ? classNames('flex-col gap-1.5', wide ? 'flex' : 'inline-flex') : 'contents'
      }
    >
      <button
        type="button"
        {...rest}
        className={classNames(buttonClass({ variant, size, wide }), className)}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        aria-describedby={
          classNames(rest['aria-describedby'], disabledReason && reasonId) || undefined
        }
        onClick={press}
      >
        {busyLabel === undefined ? (
          <Label icon={busy ? <SpinnerRing /> : icon}>{rest.children}</Label>
        ) : (
          <span className="grid *:col-start-1 *:row-start-1">
            <Label icon={icon} hidden={busy}>
              {rest.children}
            </Label>
            {/* Never a hidden spinner: it would turn, unseen, for as long as the page is open. */}
            <Label icon={busy ? <SpinnerRing /> : <span className="size-4" />} hidden={!busy}>
              {busyLabel}
            </Label>
          </span>
        )}
      </button>
      {busyLabel !== undefined && (
        <span role="status" className="sr-only">
          {busy ? busyLabel : ''}
        </span>
      )}
      {disabledReason && (
        <span id={reasonId} className="text-sm text-muted">
          {disabledReason}
        </span>
      )}
    </span>
  )
}

function Label({
  icon,
  hidden = false,
  children,
}: {
  icon?: ReactNode
  hidden?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={classNames('flex items-center justify-center gap-2', hidden && 'invisible')}
      aria-hidden={hidden || undefined}
    >
      {icon}
      {children}
    </span>
  )
}

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

/** For something that takes a moment; shown only once it has. */
export function SpinnerRing() {
  return (
    <span
      aria-hidden="true"
      className="spinner inline-block size-4 shrink-0 rounded-full border-2 border-current border-e-transparent"
    />
  )
}
