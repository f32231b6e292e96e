import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { pages } from '../../../routes.ts'
import type { CompareTrayProps } from './compare-tray.tsx'
import { useCompared } from './compared.ts'

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
