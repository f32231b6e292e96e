import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useViewer } from '../shell/viewer.ts'
import { safeReturn } from './safe-return.ts'

/** Whoever was signed in before this page opened has no business with it: sent where they wanted to go. */
export function useSendOn(from: string | undefined) {
  const router = useRouter()
  const { known, user } = useViewer()
  // Signing in here is followed by going on by itself.
  const decided = useRef(false)
  useEffect(() => {
    if (!known || decided.current) return
    decided.current = true
    if (user) router.history.replace(safeReturn(from))
  }, [known, user, router, from])
}
