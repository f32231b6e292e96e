import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { pages } from '../../routes.ts'
import { onProofNeeded } from '../api/client.ts'
import type { Api } from '../api/index.ts'
import { configQuery } from '../shell/shop.ts'
import { useViewer } from '../shell/viewer.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const confirmationStrip = lazyPart(
  async () => (await import('./email-confirmation/confirmation-prompts.tsx')).ConfirmationStrip,
)
const confirmationDialog = lazyPart(
  async () => (await import('./email-confirmation/confirmation-prompts.tsx')).ConfirmationDialog,
)
const reauthenticationDialog = lazyPart(
  async () => (await import('./reauthentication-dialog.tsx')).default,
)

/** Reminds people to confirm their address where the shop requires it. */
export function ConfirmationReminder() {
  const { api } = useRouter().options.context
  const { user } = useViewer()
  const { data: config } = useQuery(configQuery(api))
  // The settings have the same form.
  const isElsewhere = useLocation({ select: ({ pathname }) => pathname !== pages.settings() })
  const isNeeded = isElsewhere && config?.confirmsEmail === true && user?.emailVerified === false
  const Strip = confirmationStrip.usePart(isNeeded)
  return Strip && user ? <Strip api={api} user={user} /> : null
}

/** Asks for the code when a call needs a confirmed address; its dialog loads only then. */
export function ConfirmationOnDemand() {
  return useDialogOnDemand('email_not_verified', confirmationDialog)
}

/** Asks for proof of identity when a call needs it; its dialog loads only then. */
export function Reauthentication() {
  return useDialogOnDemand('reauthentication_required', reauthenticationDialog)
}

type ProofDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

/** A dialog that opens when a call is refused with `code`; the call continues once it is done. */
function useDialogOnDemand(
  code: Parameters<typeof onProofNeeded>[0],
  dialog: {
    useOnDemand: () => readonly [
      ComponentType<ProofDialogProps> | undefined,
      () => Promise<boolean>,
    ]
  },
) {
  const { api } = useRouter().options.context
  const [ProofDialog, wantDialog] = dialog.useOnDemand()
  const [open, setOpen] = useState(false)
  const answer = useRef<(isProven: boolean) => void>(undefined)

  useEffect(
    () =>
      onProofNeeded(code, async () => {
        if (!(await wantDialog())) return false
        setOpen(true)
        return new Promise<boolean>((resolve) => {
          answer.current = resolve
        })
      }),
    [code, wantDialog],
  )

  function close(isProven: boolean) {
    setOpen(false)
    answer.current?.(isProven)
  }

  if (!ProofDialog || !open) return null
  return <ProofDialog api={api} onDone={() => close(true)} onCancel={() => close(false)} />
}
