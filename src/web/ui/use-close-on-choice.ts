import { useEffect, useRef } from 'react'

/** Following a link inside the app loads no new page, so an open popover or menu has to be told. */
export function useCloseOnChoice<Element extends HTMLElement>(close: (element: Element) => void) {
  const ref = useRef<Element>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    function choose(event: Event) {
      if (
        (event.target as HTMLElement).closest('a, button, summary')?.matches('a, button') &&
        element
      )
        close(element)
    }
    element.addEventListener('click', choose)
    return () => element.removeEventListener('click', choose)
  }, [close])

  return ref
}

export function closePopover(element: HTMLElement) {
  if (element.matches(':popover-open')) element.hidePopover()
}
