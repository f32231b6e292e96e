import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../api/index.ts'
import { useAct } from '../dashboard/use-act.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { type OrderApi, orderCalls, type Transition } from './order-api.ts'

type TransitionButtonProps = {
  api: OrderApi
  orderId: string
  move: Transition
  /** What will happen, asked before it does. */
  what?: ReactNode
  look?: 'primary' | 'quiet' | 'link'
  danger?: boolean
  busyLabel: string
  onDone: () => Promise<void>
  children: string
}

/** One call, one button; what cannot be undone is asked for first. */
export function TransitionButton(props: TransitionButtonProps) {
  const { api, orderId, move, what, look = 'quiet', danger = false, busyLabel } = props
  const { onDone, children } = props
  const [confirm, dialog] = useConfirm()
  const { busy, act } = useAct()
  const queryClient = useQueryClient()

  async function press() {
    if (what && !(await confirm({ what, act: children, danger }))) return
    await act(move, async () => {
      try {
        await orderCalls(api).move(orderId, move)
      } catch (error) {
        // Moved on in another tab, or by the other side: the page shows how it stands.
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
        variant={look}
        size={look === 'primary' ? 'large' : 'medium'}
        className={look === 'link' ? 'text-sm' : undefined}
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
