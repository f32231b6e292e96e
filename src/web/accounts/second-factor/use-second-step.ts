import { useEffect, useState } from 'react'
import type { Api } from '../../api/index.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

export type PendingSignIn = Awaited<ReturnType<typeof findStep>>

const findStep = (api: Api) => api.get('/api/auth/sign-in/second-step')

export const secondStepForm = lazyPart(async () => (await import('./second-step-form.tsx')).default)

/** Whether this browser has done the first step of signing in: just now, with Google, or before a reload. */
export function useSecondStep(api: Api) {
  const [step, setStep] = useState<PendingSignIn>()
  useEffect(() => {
    let isGone = false
    findStep(api).then(
      (found) => void (!isGone && found.isPending && setStep(found)),
      // The form of the first step is there, which is the way on.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [api])
  return {
    isPending: step !== undefined,
    methods: step ?? { app: true, passkey: false },
    /** The password was right: asks what the second step can be done with. */
    begin: async () => setStep(await findStep(api)),
    /** Back to the first step. */
    async end() {
      await api.post('/api/auth/sign-out').catch(() => {})
      setStep(undefined)
    },
  }
}
