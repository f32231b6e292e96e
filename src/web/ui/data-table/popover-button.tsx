import { MoreHorizontal } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
} from 'react'
import { buttonClass, IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'

/** Pixels between a button and what it opens. */
const GAP = 4

/**
 * Puts a popover below its button, or above it in the lower half of the window. It ends where the button ends,
 * or begins where the button begins if there is more room on that side.
 */
function placeBeside(button: HTMLElement, popover: HTMLElement) {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const isLow = (top + bottom) / 2 > innerHeight / 2
  const isMirrored = getComputedStyle(button).direction === 'rtl'
  const [start, end] = isMirrored ? [innerWidth - right, left] : [left, innerWidth - right]
  Object.assign(popover.style, {
    top: isLow ? 'auto' : `${bottom + GAP}px`,
    bottom: isLow ? `${innerHeight - top + GAP}px` : 'auto',
    maxHeight: `${(isLow ? top : innerHeight - bottom) - 2 * GAP}px`,
    insetInlineStart: start < end ? `${Math.max(GAP, start)}px` : 'auto',
    insetInlineEnd: start < end ? 'auto' : `${Math.max(GAP, end)}px`,
  })
}

/** What connects a button with the popover that it opens. */
function usePopover() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const close = useRef(() => popover.current?.hidePopover())
  const buttonProps = { ref: button, popoverTarget: id }
  const popoverProps = {
    id,
    ref: popover,
    popover: 'auto',
    onBeforeToggle(event: ToggleEvent) {
      if (event.newState !== 'open' || !button.current || !popover.current) return
      placeBeside(button.current, popover.current)
    },
    onToggle(event: ToggleEvent) {
      // It would stay where it is while its button moves.
      const how = event.newState === 'open' ? 'addEventListener' : 'removeEventListener'
      window[how]('scroll', close.current)
      window[how]('resize', close.current)
    },
  } as const
  return { buttonProps, popoverProps, close: () => popover.current?.hidePopover() }
}

type PopoverButtonProps = { label: string; icon?: ReactNode; children: ReactNode }

/** A button that opens further controls beside it. */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const { buttonProps, popoverProps } = usePopover()
  return (
    <>
      <button type="button" {...buttonProps} className={buttonClass({ variant: 'ghost' })}>
        {icon}
        {label}
      </button>
      <div {...popoverProps} className="popover-box">
        <fieldset aria-label={label}>{children}</fieldset>
      </div>
    </>
  )
}

type MenuAction = {
  label: string
  onChoose: () => void
  /** It takes something away. */
  danger?: boolean
  /** It opens a dialog. */
  hasDialog?: boolean
  /** Wider screens have a button for it. */
  phoneOnly?: boolean
}

type ActionMenuProps = {
  /** Names the button and the menu: 'Actions for Ada'. */
  label: string
  actions: readonly MenuAction[]
}

/** What can be done to one of many things, behind one button. The arrow keys move through it. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const { buttonProps, popoverProps, close } = usePopover()
  if (actions.length === 0) return null

  function move({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const items = visibleItems(currentTarget)
    const index = items.indexOf(document.activeElement as HTMLElement)
    const next = {
      ArrowDown: index + 1,
      ArrowUp: index - 1 + items.length,
      Home: 0,
      End: items.length - 1,
    }[key]
    if (next === undefined) return false
    items[next % items.length]?.focus()
    return true
  }

  return (
    <>
      <IconButton
        {...buttonProps}
        label={label}
        aria-haspopup="menu"
        icon={<MoreHorizontal className="size-4" />}
      />
      <div
        {...popoverProps}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="popover-box"
        onToggle={(event) => {
          popoverProps.onToggle(event)
          if (event.newState === 'open') visibleItems(event.currentTarget)[0]?.focus()
        }}
        onKeyDown={(event) => {
          // The row has keys of its own.
          event.stopPropagation()
          if (event.key === 'Tab') close()
          else if (move(event)) event.preventDefault()
        }}
      >
        {actions.map((action) => (
          <MenuItem key={action.label} {...action} close={close} />
        ))}
      </div>
    </>
  )
}

/** Those that a narrower screen shows are in the menu too. */
function visibleItems(menu: HTMLElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>('[role=menuitem]')
  return [...items].filter((item) => item.checkVisibility())
}

function MenuItem({
  label,
  onChoose,
  danger,
  hasDialog,
  phoneOnly,
  close,
}: MenuAction & { close: () => void }) {
  const dialog: ComponentProps<'button'> = hasDialog ? { 'aria-haspopup': 'dialog' } : {}
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...dialog}
      className={classNames('menu-item', danger && 'text-red', phoneOnly && 'md:hidden')}
      onClick={() => {
        // The focus is back at the button before a dialog takes it.
        close()
        onChoose()
      }}
    >
      {label}
    </button>
  )
}
