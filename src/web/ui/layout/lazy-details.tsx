import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LazyPanel } from '../lazy-dialog.tsx'

/** For a `<details>` whose content loads when it is opened, also when that is before React hydrates it. */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const readState = () => setOpen(ref.current?.open ?? false)
  useEffect(readState, [])
  return { isOpen, details: { ref, onToggle: readState } }
}

type LazyDetailsProps = {
  summary: ReactNode
  summaryClass?: string
  /** Loaded when it is opened. */
  children: ReactNode
}

/** A part of a page that opens on a press, and that `React.lazy` loads then. */
export function LazyDetails({ summary, summaryClass = '', children }: LazyDetailsProps) {
  const { isOpen, details } = useDetails()
  return (
    <details {...details}>
      <summary className={`min-h-11 cursor-pointer content-center font-medium ${summaryClass}`}>
        {summary}
      </summary>
      <LazyPanel fallback={null}>{isOpen && children}</LazyPanel>
    </details>
  )
}
