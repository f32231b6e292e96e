import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { LazyPart } from './lazy-part.ts'

type LazyDialogButtonProps<Props extends object> = Omit<
  ComponentProps<typeof Button>,
  'content' | 'onClick' | 'part' | 'title'
> & {
  /** What the dialog shows, such as a form. */
  part: LazyPart<Props>
  content: (close: () => void) => NoInfer<Props>
  /** Of the dialog. */
  title: string
  dialogSize?: ComponentProps<typeof Dialog>['size']
  /** The label of the button. */
  children: ReactNode
}

/**
 * A button that opens a dialog whose content has a script of its own: it fetches the script and then opens the dialog. If
 * that fails, a toast says so.
 */
export function LazyDialogButton<Props extends object>(props: LazyDialogButtonProps<Props>) {
  const { part, content, title, dialogSize, children, ...button } = props
  const [isOpen, setOpen] = useState(false)
  const [Content, want] = part.useOnDemand()
  const close = () => setOpen(false)

  async function show() {
    if (await want()) setOpen(true)
  }

  return (
    <>
      <Button {...button} onClick={show}>
        {children}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title} size={dialogSize}>
        {Content && <Content {...content(close)} />}
      </Dialog>
    </>
  )
}
