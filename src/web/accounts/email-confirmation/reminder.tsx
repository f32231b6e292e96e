import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../../routes.ts'
import { onProofNeeded } from '../../api/proof-needed.ts'
import { configQuery } from '../../shell/shop.ts'
import { useViewer } from '../../shell/viewer.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const dialog = lazyPart(async () => (await import('./confirmation-dialog.tsx')).default)
const strip = lazyPart(async () => (await import('./confirmation-strip.tsx')).default)

/** Reminds people to confirm their address where the shop requires it. */
export function ConfirmationReminder() {
  const { api } = useRouter().options.context
  const { user } = useViewer()
  const { data: config } = useQuery(configQuery(api))
  // The settings have the same form.
  const isElsewhere = useLocation({ select: ({ pathname }) => pathname !== pages.settings() })
  const isNeeded = isElsewhere && config?.confirmsEmail === true && user?.emailVerified === false
  const Strip = strip.usePart(isNeeded)
  return Strip && user ? <Strip api={api} user={user} /> : null
}

/** Asks for the code when a call needs a confirmed address; its dialog loads only then. */
export function ConfirmationOnDemand() {
  const { api } = useRouter().options.context
  const [CodeDialog, wantDialog] = dialog.useOnDemand()
  const [open, setOpen] = useState(false)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)

  useEffect(
    () =>
      onProofNeeded('email_not_verified', async () => {
        if (!(await wantDialog())) return false
        setOpen(true)
        return new Promise<boolean>((resolve) => {
          answer.current = resolve
        })
      }),
    [wantDialog],
  )

  function close(isConfirmed: boolean) {
    setOpen(false)
    answer.current?.(isConfirmed)
  }

  if (!CodeDialog || !open) return null
  return <CodeDialog api={api} onDone={() => close(true)} onCancel={() => close(false)} />
}
