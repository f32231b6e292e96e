import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { onProofNeeded } from '../../api/proof-needed.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const dialog = lazyPart(async () => (await import('./reauthentication-dialog.tsx')).default)

/** Asks for proof of identity when a call needs it; its dialog loads only then. */
export function Reauthentication() {
  const { api } = useRouter().options.context
  const [ProofDialog, wantDialog] = dialog.useOnDemand()
  const [open, setOpen] = useState(false)
  const answer = useRef<(isProven: boolean) => void>(undefined)

  useEffect(
    () =>
      onProofNeeded('reauthentication_required', async () => {
        if (!(await wantDialog())) return false
        setOpen(true)
        return new Promise<boolean>((resolve) => {
          answer.current = resolve
        })
      }),
    [wantDialog],
  )

  function close(isProven: boolean) {
    setOpen(false)
    answer.current?.(isProven)
  }

  if (!ProofDialog || !open) return null
  return <ProofDialog api={api} onDone={() => close(true)} onCancel={() => close(false)} />
}
