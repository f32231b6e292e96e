import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { type Executor, isId, type Tx } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type AfterSaleTerms, noAfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import { type DeliveryTerms, isSameTerms } from '../../shared/listings/delivery-terms.ts'
import { columnName, fieldKeys } from '../../shared/listings/field-values.ts'
import type { FieldValues } from '../../shared/listings/listing.fields.ts'
import { toMajor } from '../../shared/money.ts'
import { offeredTerms, shopDeliveries } from '../../shared/orders/delivery-methods.ts'
import type { Delivery } from '../../shared/orders/order-life-cycle.ts'
import { toDeliveryTerms } from '../listings/index.ts'
import { photoAt } from '../media/index.ts'
import { type Answers, describeAnswers, type TestResult } from '../verification/index.ts'
import { roleIn } from './order.ts'
import type { ListingSnapshotBody } from './orders.contract.ts'
import { findOrder } from './orders.store.ts'

/** A phone as it was offered when it was booked. */
export type Snapshot = FieldValues &
  DeliveryTerms & {
    at: Date
    model: string | null
    priceMinor: number
    originalPriceMinor: number | null
    grading: { os: string | null; announced: string | null; answers: Answers } | null
    checkup: { madeAt: string; results: TestResult[] } | null
    photos: { mediaId: string | null; url: string; alt: string }[]
    /** True if the listing has changed since, apart from its photos and price. */
    isChanged: boolean
    /** The delivery terms of the listing now. */
    termsNow: DeliveryTerms
  }

/** The columns of the fields of a listing, of a table with this prefix. */
function fieldColumns(prefix = '') {
  return sql.raw(fieldKeys.map((key) => `${prefix}${columnName(key)}`).join(', '))
}

function termColumns(prefix = '') {
  const columns = ['pick_up', 'shipping_zones', 'handling_days', 'carrier']
  return sql.raw(columns.map((column) => `${prefix}${column}`).join(', '))
}

/**
 * Stores a snapshot of the listing for the order that books it, with the delivery that the shop offers; in one statement, because booking
 * is performance-critical. The caller has locked the phone, so that nobody edits it meanwhile.
 */
export async function saveListingSnapshot(
  tx: Tx,
  orderId: string,
  listingId: string,
  { offered, at }: { offered: readonly Delivery[]; at: Date },
) {
  const ships = offered.includes('shipping')
  await sql`
    with snapshot as (
      insert into order_snapshots (order_id, at, ${fieldColumns()}, ${termColumns()}, model,
        price_minor, original_price_minor, grading, checkup)
      select ${orderId}, ${at}, ${fieldColumns('l.')},
        l.pick_up and ${offered.includes('pick_up')},
        case when ${ships} then l.shipping_zones else '[]' end,
        case when ${ships} then l.handling_days end, case when ${ships} then l.carrier else '' end,
        (select m.name from models m where m.id = l.model_id and not m.catch_all),
        l.price_minor, l.original_price_minor,
        (select jsonb_build_object('os', g.os, 'announced', g.announced, 'answers', g.answers)
          from gradings g where g.listing_id = l.id order by g.graded_at desc limit 1),
        (select jsonb_build_object('madeAt', c.done_at, 'results', c.results)
          from checkups c where c.listing_id = l.id and c.done_at is not null
          order by c.done_at desc limit 1)
      from listings l where l.id = ${listingId}
      returning order_id)
    insert into order_snapshot_photos (order_id, place, media_id, url, alt)
    select snapshot.order_id, p.place, p.media_id, p.url, p.alt
    from snapshot join listing_photos p on p.listing_id = ${listingId}`.execute(tx)
}

/** The returns and warranty that a phone was booked with. */
export async function findAfterSaleTerms(db: Executor, orderId: string): Promise<AfterSaleTerms> {
  const { rows } = await sql<AfterSaleTerms>`
    select return_days, return_postage, warranty_months, warranty_text
    from order_snapshots where order_id = ${orderId}`.execute(db)
  return rows[0] ?? noAfterSaleTerms
}

/** Undefined for orders from before snapshots. */
async function findListingSnapshot(db: Executor, orderId: string): Promise<Snapshot | undefined> {
  const { rows } = await sql<Snapshot>`
    select s.at, ${fieldColumns('s.')}, ${termColumns('s.')}, s.model, s.price_minor,
      s.original_price_minor, s.grading, s.checkup,
      (select coalesce(json_agg(json_build_object('mediaId', media_id, 'url', url, 'alt', alt)
        order by place), '[]') from order_snapshot_photos where order_id = s.order_id) as photos,
      (${fieldColumns('s.')}) is distinct from (${fieldColumns('l.')}) as is_changed,
      json_build_object('pickUp', l.pick_up, 'shippingZones', l.shipping_zones,
        'handlingDays', l.handling_days, 'carrier', l.carrier) as terms_now
    from order_snapshots s join orders o on o.id = s.order_id join listings l on l.id = o.listing_id
    where s.order_id = ${orderId}`.execute(db)
  return rows[0]
}

/**
 * The listing at booking, for buyer, seller and admins; undefined for anyone else, null if there is
 * no snapshot.
 */
export async function getListingSnapshot(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
): Promise<ListingSnapshotBody | null | undefined> {
  const db = deps.db.kysely
  const order = isId(orderId) ? await findOrder(db, orderId) : undefined
  if (!order || !roleIn(order, viewer, 'seeOrders')) return
  const snapshot = await findListingSnapshot(db, order.id)
  if (!snapshot) return null
  const offered = shopDeliveries(deps.settings.current())
  return toSnapshotBody(snapshot, { currency: order.currency, offered })
}

function toSnapshotBody(
  snapshot: Snapshot,
  { currency, offered }: { currency: string; offered: readonly Delivery[] },
): ListingSnapshotBody {
  const {
    at,
    isChanged,
    termsNow,
    pickUp,
    shippingZones,
    handlingDays,
    carrier,
    priceMinor,
    originalPriceMinor,
    photos,
    grading,
    checkup,
    ...fields
  } = snapshot
  return {
    ...fields,
    // What the shop does not offer was not booked either.
    isChanged:
      isChanged ||
      ![termsNow, offeredTerms(termsNow, offered)].some((terms) => isSameTerms(terms, snapshot)),
    at: at.toISOString(),
    price: toMajor(priceMinor, currency),
    originalPrice: originalPriceMinor === null ? '' : toMajor(originalPriceMinor, currency),
    currency,
    delivery: toDeliveryTerms({ pickUp, shippingZones, handlingDays, carrier }, currency),
    photos: photos.map(toPhoto),
    answers: grading ? describeAnswers(grading.answers, grading) : [],
    checkup: checkup && { ...checkup, madeAt: new Date(checkup.madeAt).toISOString() },
  }
}

function toPhoto(snapshot: Snapshot['photos'][number]): ListingSnapshotBody['photos'][number] {
  const { mediaId: _, url: src, ...shown } = photoAt(snapshot)
  return { src, ...shown }
}
