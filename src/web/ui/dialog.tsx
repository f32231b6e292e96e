import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useTranslations } from './text.ts'

/**
 * Opens and closes a native dialog. Escape and the backdrop call `onClose`; the browser restores
 * the focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      // React's autoFocus runs too early, while the dialog is still closed.
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])

  // A dialog that is removed while it is open would take the focus with it.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside the dialog fires its own bubbling cancel event.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent) {
      if (event.target === event.currentTarget && open) onClose()
    },
    onMouseDown(event: MouseEvent) {
      pressedOn.current = event.target
    },
    onClick(event: MouseEvent) {
      // The target is the dialog itself only outside its content. A text selection that ends there
      // must not close it.
      if (event.target === event.currentTarget && pressedOn.current === event.currentTarget)
        onClose()
    },
  }
}

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, in reading order; the last one confirms. */
  footer?: ReactNode
  size?: 'small' | 'wide' | 'search'
}

/**
 * Mark the element to focus first with `data-initial-focus`. At the bottom edge on small screens.
 */
export function Dialog({ open, onClose, title, children, footer, size = 'small' }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={titleId}
      className={classNames(
        'modal-surface dialog',
        size === 'search' ? 'search-dialog' : size === 'wide' ? 'max-w-3xl' : 'max-w-md',
      )}
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 ps-6 pe-3 pt-4">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <CloseButton onClose={onClose} />
          </header>
          <div className="overflow-y-auto px-6 pt-2 pb-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-hairline px-6 py-4">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Always visible below the scrolling part: 'Show 48 phones'. */
  footer?: ReactNode
  side?: 'start' | 'end'
}

/** A panel along one side, for filters on a phone and for details next to a table. */
export function Drawer({ open, onClose, title, children, footer, side = 'end' }: DrawerProps) {
  const titleId = useId()
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={titleId}
      className={classNames(
        'modal-surface h-dvh max-h-none w-[min(22rem,calc(100%-3rem))] max-w-none',
        side === 'start' ? 'me-auto' : 'ms-auto',
      )}
    >
      {open && (
        <div className="flex h-full flex-col">
          <header className="flex items-center justify-between border-b border-hairline py-2 ps-5 pe-2">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <CloseButton onClose={onClose} />
          </header>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
          {footer && <footer className="border-t border-hairline p-4">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  return <IconButton label={t('close')} icon={<X className="size-5" />} onClick={onClose} />
}
