import type { QueryClient } from '@tanstack/react-query'
import { pages } from '../../routes.ts'
import { ApiError } from '../api/api-error.ts'
import type { Order, Phone } from '../api/index.ts'
import type { AppRouter } from '../router.tsx'
import { toast } from '../ui/toaster.tsx'
import { localMoment } from './dates.ts'
import { markListsOld, patchPhone } from './patch-phone.ts'

export type BookingAct = 'book' | 'advertise' | 'stop'

type Around = {
  phone: Phone
  router: AppRouter
  queryClient: QueryClient
}

/** Does it, with its toasts and refusals. Returns the order that a booking made. */
export async function carryOut(act: BookingAct, around: Around): Promise<Order | undefined> {
  try {
    const order = await acts[act](around)
    await markListsOld(around.queryClient)
    return order
  } catch (error) {
    await explain(error, around)
    return
  }
}

const acts: Record<BookingAct, (around: Around) => Promise<Order | undefined>> = {
  async book({ phone, router, queryClient }) {
    const { order } = await router.options.context.api.post('/api/advertise', {
      body: asAdvert(phone),
      once: true,
    })
    patchPhone(queryClient, phone._id, { state: 'reserved' })
    toast.success('Product advertise successfully')
    if (!order) return
    const until = order.dueAt ? ` until ${localMoment(order.dueAt)}` : ''
    toast(`Booked${until}. Choose delivery and pay in My Orders.`)
    return order
  },
  async advertise({ phone, router, queryClient }) {
    await router.options.context.api.post('/api/advertise', { body: asAdvert(phone) })
    patchPhone(queryClient, phone._id, { advertised: true })
    toast.success('Product advertise successfully')
    return undefined
  },
  async stop({ phone, router, queryClient }) {
    await router.options.context.api.delete('/api/advertise/{id}', { path: { id: phone._id } })
    patchPhone(queryClient, phone._id, { advertised: false })
    toast.success('No longer advertised')
    return undefined
  },
}

function asAdvert(phone: Phone) {
  const { _id, name, img, price, originalPrice, location, used, seller, email } = phone
  return { phoneId: _id, name, img, price, originalPrice, location, used, seller, email }
}

async function explain(error: unknown, { phone, router, queryClient }: Around) {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401) {
    await router.navigate({ to: pages.login(router.state.location.href) })
    return
  }
  toast.error(error.message)
  if (error.status !== 409 && error.status !== 404) return
  if (error.code === 'already_booked') patchPhone(queryClient, phone._id, { state: 'reserved' })
  else await queryClient.invalidateQueries({ queryKey: ['phone', phone._id] })
  await markListsOld(queryClient)
}
