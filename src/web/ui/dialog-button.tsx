import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { LazyDialog, useLazyDialog } from './lazy-dialog.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'content' | 'onClick' | 'title'> & {
  /** What the dialog shows, such as a form; a component of `React.lazy` too. */
  content: (close: () => void) => ReactNode
  /** Of the dialog. */
  title: string
  dialogSize?: ComponentProps<typeof Dialog>['size']
  /** The label of the button. */
  children: ReactNode
}

/** A button that opens a dialog. */
export function DialogButton(props: DialogButtonProps) {
  const { content, title, dialogSize, children, ...button } = props
  const dialog = useLazyDialog()
  return (
    <>
      <Button {...button} busy={dialog.isLoading} onClick={dialog.open}>
        {children}
      </Button>
      <LazyDialog dialog={dialog}>
        <Dialog open={dialog.isOpen} onClose={dialog.close} title={title} size={dialogSize}>
          {dialog.isOpen && content(dialog.close)}
        </Dialog>
      </LazyDialog>
    </>
  )
}
