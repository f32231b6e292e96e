import { MAIN_ID } from '../ui/layout/page-layout.tsx'

const BUTTONS = 'a[href], button:not([disabled])'
/** Text fields for who uses the keyboard; on a phone one would come up. */
const FIELDS = `${BUTTONS}, input:not([type=hidden], [disabled]), select, textarea`

/**
 * When the control that has the focus is removed (a row of a list that was deleted, a button that did its
 * work), browsers move the focus to the start of the document. This moves it to what took the place: the next
 * control there, the one before, or the closest around it. Does nothing where something else has moved the
 * focus.
 */
export function keepFocus(): void {
  let focused: EventTarget | null = null
  let wanted = BUTTONS
  document.addEventListener('focusin', ({ target }) => {
    focused = target
    wanted = target instanceof Element && target.matches(':focus-visible') ? FIELDS : BUTTONS
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
    if (removal) controlAt(removal, wanted)?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}

function controlAt({ target, nextSibling, previousSibling }: MutationRecord, wanted: string) {
  const next = controlsIn(nextSibling, wanted)[0] ?? controlsIn(previousSibling, wanted).at(-1)
  if (next) return next
  const main = document.getElementById(MAIN_ID)
  for (let part = target as Element | null; part && part !== main; part = part.parentElement) {
    const [around] = controlsIn(part, wanted)
    if (around) return around
  }
  return main
}

function controlsIn(part: Node | null, wanted: string): HTMLElement[] {
  if (!(part instanceof HTMLElement) || !part.isConnected) return []
  const inside = [...part.querySelectorAll<HTMLElement>(wanted)]
  return (part.matches(wanted) ? [part, ...inside] : inside).filter((one) => one.checkVisibility())
}
