import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Order, Phone } from '../api/index.ts'
import { toast } from '../ui/toaster.tsx'
import type { BookingAct } from './booking-acts.ts'

/** Booking and advertising of one phone. How they are done is fetched with the first of them. */
export function useBooking(phone: Phone) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [order, setOrder] = useState<Order>()

  async function attempt(act: BookingAct) {
    if (busy) return
    setBusy(true)
    try {
      const { carryOut } = await import('./booking-acts.ts').catch(tellUnreachable)
      const made = await carryOut(act, { phone, router, queryClient })
      if (made) setOrder(made)
    } finally {
      setBusy(false)
    }
  }

  return {
    bookNow: () => attempt('book'),
    advertise: () => attempt('advertise'),
    stopAdvertising: () => attempt('stop'),
    busy,
    order,
  }
}

function tellUnreachable() {
  toast.error('We cannot reach Redial. Check your connection and try again.')
  return { carryOut: async () => undefined }
}
