import { useRouterState } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { pages } from '../../../routes.ts'
import type { CompareTrayProps } from './compare-tray.tsx'
import { toggleCompared, useCompared, useIsCompared } from './compared.ts'

/** The tray of phones to compare; hidden in the dashboard and on the comparison itself. */
export function CompareBar() {
  const ids = useCompared()
  const [Tray, setTray] = useState<ComponentType<CompareTrayProps>>()
  const elsewhere = useRouterState({ select: ({ location }) => hasNoTray(location.pathname) })
  const wanted = ids.length > 0 && !elsewhere

  useEffect(() => {
    if (!wanted) return
    import('./compare-tray.tsx')
      .then(({ CompareTray }) => setTray(() => CompareTray))
      // Without the tray the buttons of the phones still show what is compared.
      .catch(() => {})
  }, [wanted])

  return wanted && Tray ? <Tray ids={ids} /> : null
}

function hasNoTray(pathname: string) {
  return pathname === pages.compare() || pathname.startsWith(pages.dashboard())
}

/** Adds a phone to the comparison, or removes it. */
export function CompareMark({ phone: { _id, name } }: { phone: { _id: string; name: string } }) {
  return (
    <button
      type="button"
      aria-label={`Compare ${name}`}
      aria-pressed={useIsCompared(_id)}
      className="mark-button"
      onClick={() => toggleCompared(_id)}
    >
      <Scale />
    </button>
  )
}
