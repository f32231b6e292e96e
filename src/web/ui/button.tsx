import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { SpinnerRing } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    icon?: ReactNode
    busy?: boolean
    /** What is happening while busy: 'Publishing', 'Signing in'. Its room is reserved, so nothing moves. */
    busyLabel?: string
    /** Why the button cannot be pressed now. It stays focusable, so that the reason can be read. */
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
            <Label icon={<SpinnerRing />} hidden={!busy}>
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
