import type { Viewer } from '../../platform/http/index.ts'
import type { Phone } from './listings.contract.ts'
import { type Offer, offerProperties } from './listings.store.ts'
import { maySeeEmail, toPhone } from './to-phone.ts'

type ListedPhone = { offer: Offer; phone: Phone }

/** About 5 kB each. */
const MOST_PHONES = 1_000

/** Without email addresses; the one listed least recently first. */
const listedPhones = new Map<string, ListedPhone>()

/**
 * A listing as the API returns it in lists, most of which show the same few phones. While its row is unchanged, the phone
 * is the same frozen object, so that what is derived from it can be reused too. Every column of the row is compared, so
 * no notification of a change is needed.
 */
export function toListedPhone(offer: Offer, viewer: Viewer | null): Phone {
  if (maySeeEmail(offer, viewer)) return toPhone(offer, viewer)
  const { id } = offer
  const earlier = listedPhones.get(id)
  const listed =
    earlier && isSameOffer(earlier.offer, offer)
      ? earlier
      : { offer, phone: Object.freeze(toPhone(offer, null)) }
  listedPhones.delete(id)
  listedPhones.set(id, listed)
  const [oldest] = listedPhones.keys()
  if (listedPhones.size > MOST_PHONES && oldest !== undefined) listedPhones.delete(oldest)
  return listed.phone
}

function isSameOffer(one: Offer, other: Offer): boolean {
  return offerProperties.every((property) => isSame(one[property], other[property]))
}

/** Of values as rows have them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime()
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame((one as Values)[key], (other as Values)[key]))
  )
}

type Values = Record<string, unknown>
