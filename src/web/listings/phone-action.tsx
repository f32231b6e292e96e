import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { type Order, useApi } from '../api/index.ts'
import { useShowRefusal } from '../forms/use-action.ts'
import { loadCode } from '../load.ts'
import { usePhoneRole } from '../shell/viewer.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { linkClass } from '../ui/link.tsx'
import { useReader } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import type { BookingAction, Done } from './booking.ts'
import type { CardPhone } from './card-phone.ts'
import { usePhoneTexts } from './phone-texts.ts'
import { listingQueries } from './queries.ts'

type PhoneActionProps = {
  phone: CardPhone
  wide?: boolean
  /** Opens the order after booking: on the phone's own page, where nothing else is left to do. */
  opensOrder?: boolean
  /** In the bar of phones, which is as low as a button. */
  inBar?: boolean
}

/** The one thing this viewer can do with this phone: book it, or advertise their own. */
export function PhoneAction(props: PhoneActionProps) {
  const { phone, wide = false, opensOrder = false, inBar = false } = props
  const t = useTranslations('card.book')
  const blocked = usePhoneTexts().unavailable(phone)
  const role = usePhoneRole(phone)
  const booking = useBooking(phone, opensOrder)

  if (role === 'buyer') {
    if (phone.state === 'reserved')
      return <Taken phone={phone} order={booking.order} wide={wide} inBar={inBar} />
    if (blocked)
      return (
        <Button wide={wide} disabledReason={blocked.why}>
          {blocked.label}
        </Button>
      )
    return (
      <>
        <Button
          variant={opensOrder ? 'primary' : 'quiet'}
          wide={wide}
          busy={booking.busy}
          busyLabel={t('busy')}
          aria-label={t('nowOf', { name: phone.name })}
          onClick={booking.bookNow}
        >
          {t('now')}
        </Button>
        {booking.changes && (
          <p
            role="alert"
            className="mt-2 rounded-field bg-amber-wash px-3 py-2 text-sm break-words"
          >
            {booking.changes.join(' ')}
          </p>
        )}
      </>
    )
  }
  if (role === 'owner') {
    return (
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <OwnAction phone={phone} booking={booking} wide={wide} />
      </div>
    )
  }
  // Whose phone it is becomes known after the page: its room is kept.
  if (role === 'unknown')
    return <div className={phone.state === 'reserved' ? 'min-h-23' : 'min-h-11'} />
  return null
}

type Booking = ReturnType<typeof useBooking>

function OwnAction({
  phone,
  booking,
  wide,
}: {
  phone: CardPhone
  booking: Booking
  wide: boolean
}) {
  const t = useTranslations('card.advertise')
  const blocked = usePhoneTexts().unavailable(phone)
  if (blocked) return <p className="text-sm text-muted">{blocked.why}</p>
  if (!phone.advertised) {
    return (
      <Button
        wide={wide}
        busy={booking.busy}
        busyLabel={t('busy')}
        aria-label={t('startOf', { name: phone.name })}
        onClick={booking.advertise}
      >
        {t('start')}
      </Button>
    )
  }
  return (
    <>
      <span className="flex items-center gap-1.5 text-sm font-medium text-green">
        <Check className="size-4" />
        {t('done')}
      </span>
      <Button
        variant="ghost"
        busy={booking.busy}
        busyLabel={t('stopping')}
        aria-label={t('stopOf', { name: phone.name })}
        onClick={booking.stopAdvertising}
      >
        {t('stop')}
      </Button>
    </>
  )
}

type TakenProps = { phone: CardPhone; order: Order | undefined; wide: boolean; inBar: boolean }

/** Booked: by this buyer or by another. Both take the same room, for the answer arrives late. */
function Taken({ phone, order: made, wide, inBar }: TakenProps) {
  const booked = usePhoneTexts().unavailable(phone)
  const { data: orders } = useQuery(listingQueries.orders(useApi()))
  const open = orders?.find(
    (order) => order.phoneId === phone._id && order.state === 'awaiting_payment',
  )
  const ownOrder = made ?? open
  return (
    <div className={classNames('flex flex-col justify-center', !inBar && 'min-h-23')}>
      {ownOrder ? (
        <Held order={ownOrder} />
      ) : (
        <Button wide={wide} disabledReason={booked?.why}>
          {booked?.label}
        </Button>
      )}
    </div>
  )
}

function Held({ order }: { order: Order }) {
  const t = useTranslations('card.book')
  const reader = useReader()
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <span className="flex items-center gap-1.5 font-medium text-green">
        <Check className="size-4" />
        {t('forYou')}
      </span>
      <span>
        {order.dueAt && (
          <span>
            {t.rich('until', {
              deadline: reader.deadline(order.dueAt),
              time: (text) => (
                <time key="time" dateTime={order.dueAt ?? undefined}>
                  {text}
                </time>
              ),
            })}{' '}
          </span>
        )}
        <Link to={pages.order(order._id)} className={linkClass}>
          {t('open')}
        </Link>
      </span>
    </p>
  )
}

/** Books or advertises a phone. The code is loaded on the first use. */
function useBooking(phone: CardPhone, opensOrder: boolean) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reader = useReader()
  const t = useTranslations('card')
  const [order, setOrder] = useState<Order>()
  const [changes, setChanges] = useState<string[]>()
  const { isPending, mutate } = useMutation({
    mutationFn: async (action: BookingAction) => {
      const { runAction } = await loadCode(() => import('./booking.ts'))
      return runAction(action, { phone, router, queryClient, reader, t })
    },
    onSuccess: ({ order: made, changes: current }) => {
      if (made) setOrder(made)
      setChanges(current)
    },
    onError: useShowRefusal(),
  })
  const start = (action: BookingAction) => isPending || mutate(action, { onSuccess: openOrder })

  // Called only while the button is on the page: a buyer who has left it is not taken away.
  async function openOrder({ order: made }: Done) {
    if (made && opensOrder) await router.navigate({ to: pages.order(made._id) })
  }

  return {
    bookNow: () => start('book'),
    advertise: () => start('advertise'),
    stopAdvertising: () => start('stop'),
    busy: isPending,
    order,
    changes,
  }
}
