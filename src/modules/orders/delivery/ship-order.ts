import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type Transitioned, transitionOrder } from '../life-cycle/transition-order.ts'
import type { Order } from '../order.ts'
import { listEvents } from '../orders.store.ts'
import { recordArrangement } from './arrange-delivery.ts'
import { findShipment, insertShipment, updateShipment } from './delivery.store.ts'

/** Corrections per parcel; the buyer is notified of each. */
const MAX_CORRECTIONS = 5

type Parcel = { carrier: string; tracking: string }
type Shipped = Transitioned | { refused: 'too_many_corrections' }

/**
 * Marks an order as shipped, with a tracking number; repeating it is safe. While it is under way
 * another number corrects a mistyped one, without restarting deadlines.
 */
export function shipOrder(
  deps: Deps,
  seller: Viewer,
  orderId: string,
  wanted: Parcel,
): Promise<Shipped> {
  const now = deps.clock.now()
  const parcel = { carrier: carrierName(wanted.carrier), tracking: wanted.tracking }
  return inTransaction(deps.db, async (tx): Promise<Shipped> => {
    const outcome = await transitionOrder(deps, tx, {
      orderId,
      transition: 'ship',
      by: { as: 'seller', viewer: seller },
      at: now,
      data: { more: parcel },
    })
    if ('refused' in outcome) return outcome
    if (outcome.again)
      return (await correctShipment(tx, outcome.order, { seller, parcel, at: now })) ?? outcome
    await insertShipment(tx, orderId, { ...parcel, shippedAt: now })
    return outcome
  })
}

async function correctShipment(
  tx: Tx,
  order: Order,
  { seller, parcel, at }: { seller: Viewer; parcel: Parcel; at: Date },
): Promise<{ refused: 'too_many_corrections' } | undefined> {
  const before = await findShipment(tx, order.id)
  if (!before || isSameParcel(before, parcel)) return
  if (!canCorrectShipment(await listEvents(tx, order.id)))
    return { refused: 'too_many_corrections' }
  await updateShipment(tx, order.id, parcel)
  const facts = { ...parcel, before: before.tracking }
  await recordArrangement(tx, 'shipment_corrected', {
    order,
    viewer: seller,
    side: 'seller',
    at,
    facts,
  })
}

/** Whether the number may still be corrected, by the events of the order. */
export function canCorrectShipment(events: readonly { name: string }[]): boolean {
  return events.filter(({ name }) => name === 'shipment_corrected').length < MAX_CORRECTIONS
}

/** People write the same number with spaces and without. */
function isSameParcel(one: Parcel, other: Parcel): boolean {
  const plain = (tracking: string) => tracking.replace(/[ -]/g, '')
  return one.carrier === other.carrier && plain(one.tracking) === plain(other.tracking)
}

type Carrier = { name: string; track?: (number: string) => string }

const tracking = (address: string) => (number: string) =>
  address + encodeURIComponent(number.replace(/[ -]/g, ''))

// The public pages on which each carrier shows where a parcel is.
const carriersById: readonly Carrier[] = [
  { name: 'DHL', track: tracking('https://www.dhl.com/global-en/home/tracking.html?tracking-id=') },
  { name: 'UPS', track: tracking('https://www.ups.com/track?tracknum=') },
  { name: 'FedEx', track: tracking('https://www.fedex.com/fedextrack/?trknbr=') },
  {
    name: 'USPS',
    track: tracking('https://tools.usps.com/go/TrackConfirmAction?tLabels='),
  },
  {
    name: 'Royal Mail',
    track: tracking('https://www.royalmail.com/track-your-item#/tracking-results/'),
  },
  { name: 'PostNord', track: tracking('https://tracking.postnord.com/en/tracking?id=') },
  { name: 'Bring', track: tracking('https://tracking.bring.com/tracking/') },
  { name: 'DPD' },
  { name: 'GLS' },
  { name: 'La Poste' },
  { name: 'Canada Post' },
  { name: 'Australia Post' },
]

export const carrierNames = carriersById.map(({ name }) => name)

const find = (typed: string) =>
  carriersById.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())

/** A carrier's name as it writes itself; any other as it was typed. */
export function carrierName(typed: string): string {
  return find(typed)?.name ?? typed
}

/** The tracking page of a parcel; null for carriers whose page is unknown. */
export function trackingUrl(carrier: string, number: string): string | null {
  return find(carrier)?.track?.(number) ?? null
}
