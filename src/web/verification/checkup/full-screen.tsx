import { type ReactNode, useEffect } from 'react'
import { useModal } from '../../ui/dialog.tsx'

type FullScreenProps = {
  label: string
  onLeave: () => void
  children: ReactNode
}

/** Covers the whole screen, the browser's own bars too where that is possible. Escape leaves. */
export function FullScreen({ label, onLeave, children }: FullScreenProps) {
  useEffect(() => {
    // Where it is refused, the page's own height is what can be tested.
    document.documentElement.requestFullscreen?.().catch(() => {})
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])

  return (
    <dialog
      {...useModal(true, onLeave)}
      aria-label={label}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-paper text-ink"
    >
      {children}
    </dialog>
  )
}
