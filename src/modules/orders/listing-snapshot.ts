import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { toMajor } from '../../shared/money.ts'
import { toDeliveryTerms } from '../listings/terms/terms.contract.ts'
import { photoAt } from '../media/index.ts'
import { describeAnswers } from '../verification/index.ts'
import { type AsSold, findListingSnapshot } from './listing-snapshot.store.ts'
import { isParty } from './order.ts'
import type { AsSoldBody } from './orders.contract.ts'
import { findOrder } from './orders.store.ts'

/**
 * The listing at booking, for buyer, seller and admins; undefined for anyone else, null if there is
 * no snapshot.
 */
export async function getListingSnapshot(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
): Promise<AsSoldBody | null | undefined> {
  const db = deps.db.kysely
  const order = isId(orderId) ? await findOrder(db, orderId) : undefined
  if (!order || !(isParty(order, viewer.id) || viewer.role === 'admin')) return
  const kept = await findListingSnapshot(db, order.id)
  return kept ? toSnapshotBody(kept, order.currency) : null
}

function toSnapshotBody(kept: AsSold, currency: string): AsSoldBody {
  const {
    at,
    pickUp,
    shippingZones,
    handlingDays,
    carrier,
    priceMinor,
    originalPriceMinor,
    photos,
    grading,
    checkup,
    ...words
  } = kept
  return {
    ...words,
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

function toPhoto(kept: AsSold['photos'][number]): AsSoldBody['photos'][number] {
  const { mediaId: _, url: src, ...shown } = photoAt(kept)
  return { src, ...shown }
}
