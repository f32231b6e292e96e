import Undo2 from 'virtual:icons/undo-2'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_CARRIER_LENGTH } from '../../shared/listings/delivery-terms.ts'
import { MAX_RETURN_PLACE_LENGTH } from '../../shared/orders/order-limits.ts'
import { parcelProblems } from '../../shared/orders/parcel.ts'
import type { Api } from '../api/index.ts'
import { AfterSaleText, afterSaleFacts } from '../delivery/after-sale-terms.tsx'
import { FormFooter } from '../forms/submit-button.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextareaField, TextField } from '../ui/form/fields.tsx'
import { Facts } from '../ui/layout/page-layout.tsx'
import { Moment } from '../ui/reader.tsx'
import { ReasonForm } from './cancellation.tsx'
import { Parcel } from './delivery/delivery-section.tsx'
import type { OrderDetail } from './order-api.ts'
import { OrderSection } from './order-section.tsx'
import { TransitionButton } from './transition-button.tsx'

type ReturnSectionProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** Returns and warranty as the phone was booked with them, and the return that was asked for. */
export function ReturnSection({ api, order, onDone }: ReturnSectionProps) {
  const { afterSale, transitions, returnUntil, you } = order
  const hasReturns = afterSale.returnDays !== null
  const hasWarranty = afterSale.warrantyMonths !== null
  if (!hasReturns && !hasWarranty) return null
  return (
    <OrderSection id="after-sale" title="Returns and warranty" Icon={Undo2}>
      {you === 'buyer' ? (
        <div className="flex flex-col gap-4">
          <AfterSaleText terms={afterSale} />
        </div>
      ) : (
        <Facts facts={afterSaleFacts(afterSale)} />
      )}
      {order.state === 'completed' && returnUntil && (
        <p className="max-w-prose">
          {you === 'buyer' ? 'You can ask to return it until ' : 'The buyer can return it until '}
          <Moment at={returnUntil} exact />.
        </p>
      )}
      {transitions.includes('request_return') && (
        <div>
          <RequestReturn {...{ api, order, onDone }} />
        </div>
      )}
      {order.return && <ReturnDetails order={order} details={order.return} />}
    </OrderSection>
  )
}

type ReturnDetailsProps = { order: OrderDetail; details: NonNullable<OrderDetail['return']> }

function ReturnDetails({ order, details }: ReturnDetailsProps) {
  const { reason, requestedAt, place, shipment } = details
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-muted">
          {order.you === 'buyer' ? 'You asked' : `${order.buyer} asked`} to return it on{' '}
          <Moment at={requestedAt} exact />
        </p>
        <blockquote className="mt-1 max-w-prose border-s-2 border-edge ps-4 break-words">
          {reason}
        </blockquote>
      </div>
      {place && (
        <div>
          <p className="text-sm text-muted">Send or bring it to</p>
          <p className="break-words whitespace-pre-line">{place}</p>
        </div>
      )}
      {shipment && <Parcel shipment={shipment} />}
    </div>
  )
}

type ReturnFormProps = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

/** The buyer of a completed order asks to return the phone. */
function RequestReturn({ api, order, onDone }: ReturnFormProps) {
  const [open, setOpen] = useState(false)
  const { seller, payment, afterSale } = order
  const back =
    payment === 'online'
      ? 'You get your full payment back once they have it.'
      : `${seller} pays you back once they have it; no money passed through us.`
  const postage = afterSale.returnPostage === 'seller' ? seller : 'you'
  return (
    <>
      <Button onClick={() => setOpen(true)}>Return the phone</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Return the phone">
        <ReasonForm
          draft={`return-${order._id}`}
          send={(reason) =>
            api.post('/api/orders/{id}/return', {
              path: { id: order._id },
              body: { reason },
              once: true,
            })
          }
          text={`${seller} sees your reason and tells you where to send or bring it. Send it complete, in the state you got it, erased and signed out of all accounts; ${postage} pay${postage === 'you' ? '' : 's'} the postage. ${back}`}
          keepLabel="Keep the phone"
          submitLabel="Ask to return it"
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false)
            await onDone(`We’ve notified ${seller}`)
          }}
        />
      </Dialog>
    </>
  )
}

const placeProblem = (place: string) =>
  place.trim().length < 3 ? 'Enter an address or a place' : undefined

/** The seller says where the phone goes; until it is sent, another place replaces the first. */
export function ApproveReturn({ api, order, onDone }: ReturnFormProps) {
  const { data: saved } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => api.get('/api/addresses'),
  })
  const own = saved?.find(({ isDefault }) => isDefault)?.address
  const form = useDraftForm(`return-place-${order._id}`, {
    initial: { place: order.return?.place ?? '' },
    check: ({ place }) => ({ place: placeProblem(place) }),
    async send({ place }) {
      await api.post('/api/orders/{id}/return/approve', {
        path: { id: order._id },
        body: { place: place.trim() },
        once: true,
      })
      await onDone(`Saved. We’ve notified ${order.buyer}`)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Where to return the phone">
      <TextareaField
        {...form.field('place')}
        label="Where should they send or bring it?"
        help={
          order.afterSale.returnPostage === 'seller'
            ? 'An address, or a place to meet. You pay the postage: add a link to a prepaid label, or agree on it in messages.'
            : 'An address, or a place to meet.'
        }
        maxLength={MAX_RETURN_PLACE_LENGTH}
        required
      />
      {own && form.values.place === '' && (
        <Button
          variant="link"
          className="w-fit text-sm"
          onClick={() => form.set({ place: addressText(own) })}
        >
          Use my saved address
        </Button>
      )}
      <FormFooter form={form} busyLabel="Saving">
        Save
      </FormFooter>
    </form>
  )
}

type Address = NonNullable<OrderDetail['address']>

function addressText({ name, line1, line2, postalCode, city, region, country }: Address): string {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [name, line1, line2, town, region, country].filter(Boolean).join('\n')
}

/** The buyer enters the parcel; a phone that is handed over needs none. */
export function SendReturn({ api, order, onDone }: ReturnFormProps) {
  const form = useDraftForm(`return-parcel-${order._id}`, {
    initial: { carrier: '', tracking: '' },
    check: parcelProblems,
    async send({ carrier, tracking }) {
      await api.post('/api/orders/{id}/return/send', {
        path: { id: order._id },
        body: { carrier: carrier.trim(), tracking: tracking.trim() },
        once: true,
      })
      await onDone(`Marked as sent. We’ve notified ${order.seller}`)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Send the phone back">
      <p className="rounded-field border border-hairline bg-paper px-4 py-3 break-words whitespace-pre-line">
        {order.return?.place}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextField
          {...form.field('carrier')}
          label="Carrier"
          autoComplete="off"
          maxLength={MAX_CARRIER_LENGTH}
          required
        />
        <TextField
          {...form.field('tracking')}
          label="Tracking number"
          help="You’ll find it on your shipping receipt."
          autoComplete="off"
          maxLength={60}
          required
        />
      </div>
      <FormFooter form={form} busyLabel="Saving">
        Mark as sent
      </FormFooter>
      <p className="max-w-prose text-sm text-pretty text-muted">
        Bringing it instead? Let {order.seller} confirm here that they have it before you leave.
      </p>
    </form>
  )
}

/** The seller has the phone back. */
export function ReceiveReturn({ api, order, onDone }: ReturnFormProps) {
  const { buyer, payment } = order
  return (
    <div>
      <TransitionButton
        api={api}
        orderId={order._id}
        transition="return/receive"
        variant="primary"
        what={
          payment === 'online'
            ? `${buyer} gets a full refund. Check the phone first: you can’t undo it.`
            : `You pay ${buyer} back in full. Check the phone first: you can’t undo it.`
        }
        busyLabel="Saving"
        onDone={() => onDone('Return confirmed')}
      >
        I have the phone back
      </TransitionButton>
    </div>
  )
}

/** The buyer keeps the phone after all. */
export function KeepPhone({ api, order, onDone }: ReturnFormProps) {
  return (
    <TransitionButton
      api={api}
      orderId={order._id}
      transition="return/keep"
      variant="link"
      what="The return ends, and the order is complete again. You can only ask again while the return period lasts."
      busyLabel="Saving"
      onDone={() => onDone('The phone stays with you')}
    >
      Keep the phone
    </TransitionButton>
  )
}
