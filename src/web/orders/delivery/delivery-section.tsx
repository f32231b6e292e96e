import { useHydrated } from '@tanstack/react-router'
import { ExternalLink, Handshake, Package, ShieldQuestionMark } from 'lucide-react'
import { Suspense } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import type { Api } from '../../api/index.ts'
import { AddressLabel } from '../../delivery/address-label.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import type { NextAction } from '../next-action.ts'
import type { OrderDetail } from '../order-api.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { MeetUpList, ProposeAnother } from './meet-ups.tsx'
import { ShipForm } from './ship-form.tsx'

const MeetUpMap = lazyPart(['phone'], () => import('./meet-up-map.tsx'))

/** As high as the map, which comes later. */
const mapRoom = (
  <div aria-hidden="true" className="max-w-md pb-14">
    <div className="aspect-[36/23]" />
  </div>
)

type DeliverySectionProps = {
  api: Api
  order: OrderDetail
  action: NextAction
  onDone: (message: string) => Promise<void>
}

const UNPAID: OrderDetail['state'][] = ['awaiting_payment', 'payment_sent']

/** The agreed delivery: the parcel and address, or the meet-up. */
export function DeliverySection({ api, order, action, onDone }: DeliverySectionProps) {
  const t = useTranslations('orderPage.delivery')
  const isHydrated = useHydrated()
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
          <span>{t(sent ? 'shipping' : 'pickUp')}</span>
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
            ? t('addressLater', { buyer: isolate(order.buyer) })
            : t('addressGone')}
        </p>
      )}
      {meets && !sent && <MeetUpList order={order} />}
      {!sent && order.meetUps.some(({ masked }) => masked) && (
        <p className="flex max-w-prose items-start gap-1.5 text-sm text-muted">
          <ShieldQuestionMark aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('masked')}
        </p>
      )}
      {!meets && !sent && <p className="text-muted">{t(order.next ? 'notAgreed' : 'noMeetUp')}</p>}
      {!sent && order.next && order.phoneId && (
        <Suspense fallback={mapRoom}>
          {isHydrated ? <MeetUpMap phoneId={order.phoneId} room={mapRoom} /> : mapRoom}
        </Suspense>
      )}
    </section>
  )
}

export function Parcel({ shipment }: { shipment: NonNullable<OrderDetail['shipment']> }) {
  const t = useTranslations('order.shipment')
  const parcel = useTranslations('order.parcel')
  const { carrier, tracking, trackingUrl, shippedAt } = shipment
  return (
    <div className="flex flex-col gap-1 rounded-field bg-mist px-4 py-3">
      <p className="font-semibold">
        {t.rich('shipped', {
          carrier: () => <bdi>{carrier}</bdi>,
          time: () => <Moment at={shippedAt} exact />,
        })}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <code dir="ltr" className="min-w-0 truncate font-mono text-sm select-all">
          {tracking}
        </code>
        <CopyButton text={tracking} what={parcel('copyTracking')} />
        {trackingUrl && (
          <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
            {t('track')}
            <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
            <span className="sr-only">{t('newTab')}</span>
          </TextLink>
        )}
      </div>
    </div>
  )
}

type ChangeProps = Omit<DeliverySectionProps, 'action'>

function ChangeDelivery({ api, order, onDone }: ChangeProps) {
  const t = useTranslations('orderPage.delivery')
  return (
    <DialogButton
      variant="link"
      title={t('change')}
      dialogSize="wide"
      content={(close) => (
        <DeliveryForm
          {...{ api, order }}
          onDone={async () => {
            close()
            await onDone(t('changed'))
          }}
        />
      )}
    >
      {t('change')}
    </DialogButton>
  )
}

function CorrectShipment({ api, order, onDone }: ChangeProps) {
  const t = useTranslations('orderPage.delivery')
  return (
    <DialogButton
      variant="link"
      title={t('edit')}
      dialogSize="wide"
      content={(close) => (
        <ShipForm
          {...{ api, order }}
          onDone={async () => {
            close()
            await onDone(t('edited'))
          }}
        />
      )}
    >
      {t('edit')}
    </DialogButton>
  )
}
