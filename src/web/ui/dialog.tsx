import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, in reading order; the last one is the act. */
  footer?: ReactNode
  size?: 'small' | 'wide'
}

/** Mark with `data-initial-focus` what should have the focus first. On phones it stands at the bottom edge, within the thumb's reach. */
export function Dialog({ open, onClose, title, children, footer, size = 'small' }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={titleId}
      className={classNames(
        'modal-surface m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-box max-md:mb-4',
        size === 'wide' ? 'max-w-3xl' : 'max-w-md',
      )}
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 ps-6 pe-3 pt-4">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <IconButton label="Close" icon={<X className="size-5" />} onClick={onClose} />
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
