import { MAIN_ID } from '../ui/layout/page-layout.tsx'

/** Not text fields: on a phone a keyboard would come up. */
const CONTROLS = 'a[href], button:not([disabled])'

/**
 * When the control that has the focus is removed (a row of a list that was deleted, a button that did its work), browsers
 * move the focus to the start of the document. This moves it to what took the place: the next control there, the one
 * before, or the closest around it. Does nothing where somebody else has moved the focus.
 */
export function keepFocus(): void {
  let focused: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  new MutationObserver((records) => {
    const lost = focused
    if (!(lost instanceof Element) || lost.isConnected) return
    focused = null
    if (document.activeElement !== document.body) return
    const removal = records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
    )
    if (removal) controlAt(removal)?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}

function controlAt({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | null {
  const main = document.getElementById(MAIN_ID)
  for (const beside of [nextSibling, previousSibling]) {
    const control = beside instanceof Element && beside.isConnected && controlIn(beside)
    if (control) return control
  }
  for (let part = target as Element | null; part && part !== main; part = part.parentElement) {
    const control = controlIn(part)
    if (control) return control
  }
  return main
}

function controlIn(part: Element): HTMLElement | undefined {
  const controls = [
    ...(part.matches(CONTROLS) ? [part] : []),
    ...part.querySelectorAll(CONTROLS),
  ] as HTMLElement[]
  return controls.find((control) => control.checkVisibility())
}
