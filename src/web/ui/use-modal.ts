import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Drives a native dialog from `open`. Escape and the backdrop ask to close; the browser returns the focus. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      // React's own autoFocus comes too early: it runs while the dialog is still closed.
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside the dialog has a bubbling cancel event of its own.
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
      // The dialog itself is hit only outside its content. Selecting text outwards is no wish to close.
      if (event.target === event.currentTarget && pressedOn.current === event.currentTarget)
        onClose()
    },
  }
}
