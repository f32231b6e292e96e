import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { pages } from '../../../contract/urls.ts'
import { useCompared } from './comparison.ts'

const CompareTray = lazy(() => import('./compare-tray.tsx'))

/** The tray of phones to compare; hidden in the dashboard and on the comparison itself. */
export function CompareBar() {
  const ids = useCompared()
  const hasTray = useRouterState({ select: ({ location }) => showsTray(location.pathname) })
  if (!hasTray || ids.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CompareTray ids={ids} />
    </Suspense>
  )
}

function showsTray(pathname: string) {
  return pathname !== pages.compare() && !pathname.startsWith(pages.dashboard())
}
