import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels that a mouse must move to start a drag; less is an unsteady click. */
const SLACK = 6
/** How long a finger must hold to start a drag; shorter is a tap or the start of a scroll. */
const HOLD_MS = 250

type Drag = { id: string; x: number; y: number; over: number }

/**
 * Reorders elements by dragging: at once with a mouse, after a moment with a finger, so that the
 * page can still be scrolled. Elements carry their position in `data-order`.
 */
export function useDragOrder(onMove: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const begun = useRef<{ id: string; x: number; y: number; timer?: number }>(undefined)
  /** A ref, because state updates only with the next render. */
  const dragging = useRef(false)
  const dragged = useRef(false)
  const isDragging = drag !== undefined

  // Dragging with a finger must not scroll; React's listeners are passive and can't prevent it.
  useEffect(() => {
    if (!isDragging) return
    const hold = (event: TouchEvent) => event.preventDefault()
    document.addEventListener('touchmove', hold, { passive: false })
    return () => document.removeEventListener('touchmove', hold)
  }, [isDragging])

  function begin(id: string) {
    dragging.current = true
    dragged.current = true
    setDrag({ id, x: 0, y: 0, over: -1 })
  }

  function end(at?: { clientX: number; clientY: number }) {
    clearTimeout(begun.current?.timer)
    const { id } = begun.current ?? {}
    const to = id && at && dragging.current ? placeUnder(at, id) : -1
    begun.current = undefined
    dragging.current = false
    setDrag(undefined)
    if (id && to >= 0) onMove(id, to)
  }

  function handlers(id: string) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return
        dragged.current = false
        const { clientX: x, clientY: y, currentTarget, pointerId } = event
        begun.current = { id, x, y }
        // A fast mouse may be over the next element before its first move event.
        if (event.pointerType === 'mouse') return currentTarget.setPointerCapture(pointerId)
        begun.current.timer = window.setTimeout(() => {
          currentTarget.setPointerCapture(pointerId)
          begin(id)
        }, HOLD_MS)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = begun.current
        if (!from) return
        const [x, y] = [event.clientX - from.x, event.clientY - from.y]
        if (!dragging.current && Math.hypot(x, y) < SLACK) return
        if (!dragging.current && event.pointerType !== 'mouse') return end()
        if (!dragging.current) begin(id)
        setDrag({ id, x, y, over: placeUnder(event, id) })
      },
      onPointerUp: end,
      onPointerCancel: () => end(),
      // The browser would drag an image out of the page, and a long press would open its menu.
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (begun.current?.timer !== undefined) event.preventDefault()
      },
      // The click that ends a drag must not open anything.
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!dragged.current) return
        dragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }

  return { drag, handlers }
}

/**
 * Position of the element under the pointer, or -1. The dragged element is on top of the others.
 */
function placeUnder({ clientX, clientY }: { clientX: number; clientY: number }, id: string) {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const item = element.closest<HTMLElement>('[data-order]')
    if (item && item.dataset.orderId !== id) return Number(item.dataset.order)
  }
  return -1
}
