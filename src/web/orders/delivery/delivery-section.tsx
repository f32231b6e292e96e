import { ExternalLink, Handshake, Package, ShieldQuestionMark } from 'lucide-react'
import type { Api } from '../../api/index.ts'
import { AddressLabel } from '../../delivery/parcel.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Moment } from '../../ui/reader.tsx'
import type { NextAction } from '../next-action.ts'
import type { OrderDetail } from '../order-api.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { MeetUpList, ProposeAnother } from './meet-ups.tsx'
import { ShipForm } from './ship-form.tsx'

type DeliverySectionProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  onDone: (message: string) => Promise<void>
}

const UNPAID: OrderDetail['state'][] = ['awaiting_payment', 'payment_sent']

/** The agreed delivery: the parcel and address, or the meet-up. */
export function DeliverySection({ api, order, action, onDone }: DeliverySectionProps) {
  const sent = order.delivery === 'shipping'
  const meets = order.meetUps.length > 0
  if (action === 'choose_delivery' || (order.delivery === null && !meets)) return null
  // The shipping form shows the address itself.
  if (action === 'ship') return null
  const Icon = sent ? Package : Handshake
  const canPropose =
    order.actions.includes('propose_meet_up') && meets && action !== 'accept_meet_up'
  return (
    <section aria-labelledby="delivery" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="delivery" className="flex items-center gap-2.5 text-lg">
          <Icon aria-hidden="true" className="size-5 text-muted" />
          <span>{sent ? 'Shipping' : 'Pick-up'}</span>
        </h2>
        <div className="flex flex-wrap gap-x-5 text-sm">
          {canPropose && <ProposeAnother {...{ api, order, onDone }} />}
          {order.actions.includes('choose_delivery') && (sent || order.offered.shipping) && (
            <ChangeDelivery {...{ api, order, onDone }} />
          )}
          {order.actions.includes('correct_shipment') && (
            <CorrectShipment {...{ api, order, onDone }} />
          )}
        </div>
      </div>
      {order.shipment && <Parcel shipment={order.shipment} />}
      {order.address && <AddressLabel address={order.address} />}
      {sent && !order.address && (
        <p className="text-muted">
          {order.viewerRole === 'seller' && UNPAID.includes(order.state)
            ? `You’ll see ${order.buyer}’s address once the phone is paid for.`
            : 'The address is no longer shown.'}
        </p>
      )}
      {meets && !sent && <MeetUpList order={order} />}
      {!sent && order.meetUps.some(({ masked }) => masked) && (
        <p className="flex max-w-prose items-start gap-1.5 text-sm text-muted">
          <ShieldQuestionMark aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Contact details and links are hidden until the phone is paid for here.
        </p>
      )}
      {!meets && !sent && (
        <p className="text-muted">
          {order.next
            ? 'You haven’t agreed on a time and place yet.'
            : 'No meet-up was arranged here.'}
        </p>
      )}
    </section>
  )
}

export function Parcel({ shipment }: { shipment: NonNullable<OrderDetail['shipment']> }) {
  const { carrier, tracking, trackingUrl, shippedAt } = shipment
  return (
    <div className="flex flex-col gap-1 rounded-field bg-mist px-4 py-3">
      <p className="font-semibold">
        {carrier}, shipped <Moment at={shippedAt} exact />
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <code className="min-w-0 truncate font-mono text-sm select-all">{tracking}</code>
        <CopyButton text={tracking} what="tracking number" />
        {trackingUrl && (
          <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
            Track parcel
            <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </TextLink>
        )}
      </div>
    </div>
  )
}

type ChangeProps = Omit<DeliverySectionProps, 'action'>

function ChangeDelivery({ api, order, onDone }: ChangeProps) {
  return (
    <DialogButton
      variant="link"
      title="Change delivery"
      dialogSize="wide"
      content={(close) => (
        <DeliveryForm
          {...{ api, order }}
          onDone={async () => {
            close()
            await onDone('Delivery saved')
          }}
        />
      )}
    >
      Change delivery
    </DialogButton>
  )
}

function CorrectShipment({ api, order, onDone }: ChangeProps) {
  return (
    <DialogButton
      variant="link"
      title="Edit tracking"
      dialogSize="wide"
      content={(close) => (
        <ShipForm
          {...{ api, order }}
          onDone={async () => {
            close()
            await onDone('Tracking updated. We’ve notified the buyer')
          }}
        />
      )}
    >
      Edit tracking
    </DialogButton>
  )
}
