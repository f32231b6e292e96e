import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useViewer } from '../shell/viewer.ts'
import { safeReturn } from './sign-in/safe-return.ts'

/**
 * Users who are already signed in when this page opens are redirected to where they wanted to go.
 */
export function useSendOn(from: string | undefined) {
  const router = useRouter()
  const { known, user } = useViewer()
  // Signing in on this page redirects by itself.
  const decided = useRef(false)
  useEffect(() => {
    if (!known || decided.current) return
    decided.current = true
    if (user) router.history.replace(safeReturn(from))
  }, [known, user, router, from])
}
