import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Api, ApiError } from '../api/index.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { toast } from '../ui/toaster.tsx'
import type { Transition } from './order-api.ts'

type TransitionButtonProps = {
  api: Api
  orderId: string
  transition: Transition
  /** What will happen, for the confirmation dialog; without it there is no confirmation. */
  what?: ReactNode
  variant?: 'primary' | 'quiet' | 'link'
  danger?: boolean
  busyLabel: string
  onDone: () => Promise<void>
  children: string
}

/** A button that moves the order to its next state. */
export function TransitionButton(props: TransitionButtonProps) {
  const { api, orderId, transition, what, variant = 'quiet', danger = false, busyLabel } = props
  const { onDone, children } = props
  const [confirm, dialog] = useConfirm()
  const queryClient = useQueryClient()
  const readRefusal = useReadRefusal()

  const mutation = useMutation({
    mutationFn: async () => {
      await api.post(`/api/orders/{id}/${transition}` as const, {
        path: { id: orderId },
        once: true,
      })
      await onDone()
    },
    onError: async (error) => {
      toast.error(readRefusal(error).message)
      // Changed in another tab or by the other side: show the current state.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: ['order', orderId] })
    },
  })

  async function press() {
    if (what && !(await confirm({ what, action: children, danger }))) return
    if (!mutation.isPending) mutation.mutate()
  }

  return (
    <>
      <Button
        variant={variant}
        size={variant === 'primary' ? 'large' : 'medium'}
        className={variant === 'link' ? 'text-sm' : undefined}
        busy={mutation.isPending}
        busyLabel={busyLabel}
        onClick={press}
      >
        {children}
      </Button>
      {dialog}
    </>
  )
}
