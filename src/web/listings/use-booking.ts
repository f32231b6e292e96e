import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { pages } from '../../paths.ts'
import { ApiError } from '../api/client.ts'
import type { Order, Phone } from '../api/index.ts'
import { toast } from '../ui/toaster.tsx'
import { localMoment } from './dates.ts'
import { markListsOld, patchPhone } from './patch-phone.ts'
import { randomKey } from './random-key.ts'

/** Booking and advertising of one phone, with their toasts and refusals. */
export function useBooking(phone: Phone) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { api } = router.options.context
  const [busy, setBusy] = useState(false)
  const [order, setOrder] = useState<Order>()
  // The same attempt keeps its key when the connection breaks, so that it books once.
  const key = useRef<string>(undefined)

  async function attempt(act: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await act()
      await markListsOld(queryClient)
    } catch (error) {
      await explain(error)
    } finally {
      setBusy(false)
    }
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) {
      await router.navigate({ to: pages.login(router.state.location.href) })
      return
    }
    toast.error(error.message)
    if (error.status !== 409 && error.status !== 404) return
    key.current = undefined
    if (error.code === 'already_booked') patchPhone(queryClient, phone._id, { state: 'reserved' })
    else await queryClient.invalidateQueries({ queryKey: ['phone', phone._id] })
    await markListsOld(queryClient)
  }

  function bookNow() {
    return attempt(async () => {
      key.current ??= randomKey()
      const { order: made } = await api.advertise(phone, key.current)
      key.current = undefined
      patchPhone(queryClient, phone._id, { state: 'reserved' })
      toast.success('Product advertise successfully')
      if (!made) return
      setOrder(made)
      const until = made.dueAt ? ` until ${localMoment(made.dueAt)}` : ''
      toast(`Booked${until}. Pay at the meet-up; see My Orders.`)
    })
  }

  function advertise() {
    return attempt(async () => {
      await api.advertise(phone)
      patchPhone(queryClient, phone._id, { advertised: true })
      toast.success('Product advertise successfully')
    })
  }

  function stopAdvertising() {
    return attempt(async () => {
      await api.stopAdvertising(phone._id)
      patchPhone(queryClient, phone._id, { advertised: false })
      toast.success('No longer advertised')
    })
  }

  return { bookNow, advertise, stopAdvertising, busy, order }
}
