import { useRef, useState } from 'react'
import { toast } from '../ui/toaster.tsx'
import { refusalOf } from './use-form.ts'

/** Runs one act at a time. `busy` names the act that runs; a failure is said in a toast and changes nothing. */
export function useAct() {
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)

  async function act(name: string, work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(name)
    try {
      await work()
    } catch (error) {
      toast.error(refusalOf(error).message)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  return { busy, act }
}
