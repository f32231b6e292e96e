import { useRouterState } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { pages } from '../../../routes.ts'
import type { CompareTrayProps } from './compare-tray.tsx'
import { toggleCompared, useCompared, useIsCompared } from './compared.ts'

/** The tray of phones to compare, once there are any; pages that show their own things lack it. */
export function CompareBar() {
  const ids = useCompared()
  const [Tray, setTray] = useState<ComponentType<CompareTrayProps>>()
  const elsewhere = useRouterState({ select: ({ location }) => hasNoTray(location.pathname) })
  const wanted = ids.length > 0 && !elsewhere

  useEffect(() => {
    if (!wanted) return
    import('./compare-tray.tsx')
      .then(({ CompareTray }) => setTray(() => CompareTray))
      // Without the tray the marks on the phones still tell what is compared.
      .catch(() => {})
  }, [wanted])

  return wanted && Tray ? <Tray ids={ids} /> : null
}

function hasNoTray(pathname: string) {
  return pathname === pages.compare() || pathname.startsWith(pages.dashboard())
}

/** Puts a phone among those that are compared, or takes it out. */
export function CompareMark({ phone: { _id, name } }: { phone: { _id: string; name: string } }) {
  return (
    <button
      type="button"
      aria-label={`Compare ${name}`}
      aria-pressed={useIsCompared(_id)}
      className="mark-button"
      onClick={() => toggleCompared(_id)}
    >
      <Scale className="size-5" />
    </button>
  )
}
