import { useEffect, useState } from 'react'
import type { Api } from '../../api/index.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

export const secondStepForm = lazyPart(async () => (await import('./second-step-form.tsx')).default)

/** Whether this browser has done the first step of signing in: just now, with Google, or before a reload. */
export function useSecondStep(api: Api) {
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    let isGone = false
    api.get('/api/auth/sign-in/second-step').then(
      (step) => void (!isGone && step.isPending && setPending(true)),
      // The form of the first step is there, which is the way on.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [api])
  return {
    isPending,
    begin: async () => setPending(true),
    /** Back to the first step. */
    async end() {
      await api.post('/api/auth/sign-out').catch(() => {})
      setPending(false)
    },
  }
}
