import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'

type ChangeFormProps = {
  /** What the form does: 'Change password'. */
  label: string
  /** The form, which closes itself when it is done. */
  children: (close: () => void) => ReactNode
}

/** A form behind a button, because people rarely change what it changes. */
export function ChangeForm({ label, children }: ChangeFormProps) {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The element with the focus is gone: it moves to the first field, and back to the button.
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    ref.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
  }, [isOpen])
  return (
    <div ref={ref}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
