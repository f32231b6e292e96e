import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { headOf } from '../document-head.ts'
import { MAIN_ID } from '../ui/layout/page-layout.tsx'

/**
 * What a browser does when it loads a document and a single-page app has to do itself: sets the
 * title, moves the focus to the new page, and announces it.
 */
export function Arrival() {
  const router = useRouter()
  const [arrived, setArrived] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation) return
        writeTitle(router.state.matches)
        if (!pathChanged || fromLocation.pathname === router.state.location.pathname) return
        setArrived(document.title)
        if (!router.state.location.hash)
          document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <p aria-live="polite" className="sr-only">
      {arrived}
    </p>
  )
}

function writeTitle(matches: Parameters<typeof headOf>[0]) {
  const missing = matches.some((match) => 'status' in match && match.status === 'notFound')
  document.title = headOf(matches, missing ? 404 : 200).title
}
