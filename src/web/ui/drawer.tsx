import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight below the scrolling part: 'Show 48 phones'. */
  footer?: ReactNode
  side?: 'start' | 'end'
}

/** A sheet along one side, for filters on a phone and for details beside a table. */
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
            <IconButton label="Close" icon={<X className="size-5" />} onClick={onClose} />
          </header>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
          {footer && <footer className="border-t border-hairline p-4">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
