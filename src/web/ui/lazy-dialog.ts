import { useState } from 'react'
import type { LazyPart } from './lazy-part.ts'

/**
 * For a dialog whose content, such as a form, has a script of its own: `show` fetches it and then opens the dialog. If
 * that fails, a toast says so.
 */
export function useLazyDialog<Props>(part: LazyPart<Props>) {
  const [isOpen, setOpen] = useState(false)
  const [Content, want] = part.useOnDemand()

  async function show() {
    if (await want()) setOpen(true)
  }

  return { Content, isOpen, show, close: () => setOpen(false) }
}
