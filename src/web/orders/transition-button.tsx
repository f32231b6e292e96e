import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Api, ApiError } from '../api/index.ts'
import { useAct } from '../forms/use-act.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import type { Transition } from './order-api.ts'

type TransitionButtonProps = {
  api: Api
  orderId: string
  move: Transition
  /** What will happen, for the confirmation dialog; without it no confirmation is asked for. */
  what?: ReactNode
  variant?: 'primary' | 'quiet' | 'link'
  danger?: boolean
  busyLabel: string
  onDone: () => Promise<void>
  children: string
}

/** A button that moves the order to its next state. */
export function TransitionButton(props: TransitionButtonProps) {
  const { api, orderId, move, what, variant = 'quiet', danger = false, busyLabel } = props
  const { onDone, children } = props
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()
  const queryClient = useQueryClient()

  async function press() {
    if (what && !(await confirm({ what, act: children, danger }))) return
    await act(move, async () => {
      try {
        await api.post(`/api/orders/{id}/${move}` as const, { path: { id: orderId }, once: true })
      } catch (error) {
        // Changed in another tab or by the other side: show the current state.
        if (error instanceof ApiError && error.status === 409)
          await queryClient.invalidateQueries({ queryKey: ['order', orderId] })
        throw error
      }
      await onDone()
    })
  }

  return (
    <>
      <Button
        variant={variant}
        size={variant === 'primary' ? 'large' : 'medium'}
        className={variant === 'link' ? 'text-sm' : undefined}
        busy={busy === move}
        busyLabel={busyLabel}
        onClick={press}
      >
        {children}
      </Button>
      {dialog}
    </>
  )
}
