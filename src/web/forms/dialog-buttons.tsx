import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useTranslations } from '../ui/text.ts'

type DialogButtonsProps = {
  onClose: () => void
  /** The label of the button that closes the dialog. */
  keepLabel?: string
  /** The dialog opens with the focus on it, where sending cannot be undone. */
  focusClose?: boolean
  danger?: boolean | undefined
  busy: boolean
  busyLabel: string
  /** Why the form cannot be sent. */
  disabledReason?: string | undefined
  /** The label of the button that sends the form. */
  children: ReactNode
}

/** The last row of a form in a dialog: close it, or send the form. */
export function DialogButtons(props: DialogButtonsProps) {
  const t = useTranslations('shell')
  const { onClose, keepLabel = t('cancel'), focusClose, danger, children, ...submit } = props
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button data-initial-focus={focusClose} onClick={onClose}>
        {keepLabel}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} {...submit}>
        {children}
      </Button>
    </div>
  )
}
