import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { idFromBytes, idToBytes, inTransaction, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  limitBodySize,
  refusals,
  refuse,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  type NewMail,
  queueMail,
  readSignedToken,
  renderMail,
  signToken,
} from '../../../platform/mail/index.ts'
import { isolate } from '../../../shared/isolate.ts'
import { accountLanguage, addressIn } from '../../../shared/languages.ts'
import { transitionRefusal } from '../../../shared/listings/listing-life-cycle.ts'
import { LISTING_DAYS } from '../../../shared/listings/listing-limits.ts'
import { ALL_PRICES } from '../../../shared/listings/listing-topics.ts'
import { toMajor } from '../../../shared/money.ts'
import { formatCount, formatQuantity } from '../../../shared/quantities.ts'
import { formatForPerson } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import { translatorFor } from '../../../text/server.ts'
import { mailPhoto } from '../../media/index.ts'
import { renewalBody } from '../listings.contract.ts'
import {
  claimEndingListings,
  type Ending,
  expireDue,
  findListing,
  type Listing,
} from '../listings.store.ts'
import { type Reason, reasons, refuseListing } from '../refusals.ts'
import { findVacation } from '../sellers.store.ts'
import { toSlug } from '../to-phone.ts'
import { type TransitionRefusal, transitionListing } from '../transition-listing.ts'

/** A listing, and its expiry when the email was sent. */
type RenewalClaim = { listingId: string; expiresAt: Date }

const PURPOSE = 'renew a listing'
const ID_BYTES = 16
const TIME_BYTES = 8

/** A token that renews one listing once and can do nothing else. */
export function renewalToken(
  { secret }: Pick<Deps, 'secret'>,
  { listingId, expiresAt }: RenewalClaim,
): string {
  const payload = Buffer.alloc(ID_BYTES + TIME_BYTES)
  idToBytes(listingId).copy(payload)
  payload.writeBigUInt64BE(BigInt(expiresAt.getTime()), ID_BYTES)
  return signToken(secret, PURPOSE, payload)
}

/** The listing and expiry of a token; undefined when its signature is wrong. */
function readRenewalToken(
  { secret }: Pick<Deps, 'secret'>,
  token: string,
): RenewalClaim | undefined {
  const payload = readSignedToken(secret, PURPOSE, token, ID_BYTES + TIME_BYTES)
  return (
    payload && {
      listingId: idFromBytes(payload.subarray(0, ID_BYTES)),
      expiresAt: new Date(Number(payload.readBigUInt64BE(ID_BYTES))),
    }
  )
}

type SeenRenewal = { listing: Listing; renewed: boolean }

/** The listing of a renewal link, and why it cannot be renewed now. Changes nothing. */
async function seeRenewal(
  deps: Deps,
  token: string,
): Promise<(SeenRenewal & { why: TransitionRefusal | undefined }) | undefined> {
  const claim = readRenewalToken(deps, token)
  const db = deps.db.kysely
  const listing = claim && (await findListing(db, claim.listingId))
  if (!listing || listing.state === 'removed') return undefined
  if (isUsed(claim, listing)) return { listing, renewed: true, why: undefined }
  const isAway =
    listing.sellerId !== null && (await findVacation(db, listing.sellerId)) !== undefined
  const why = listing.sellerId ? transitionRefusal('renew', listing) : 'seller_gone'
  return { listing, renewed: false, why: why ?? (isAway ? 'on_vacation' : undefined) }
}

/**
 * Renews a listing with the link that its seller was sent. The link works once, for the expiry that
 * it names; repeating the call is safe.
 */
async function renewByLink(
  deps: Deps,
  token: string,
): Promise<SeenRenewal | { refused: TransitionRefusal }> {
  const claim = readRenewalToken(deps, token)
  if (!claim) return { refused: 'not_found' }
  return inTransaction(
    deps.db,
    async (tx): Promise<SeenRenewal | { refused: TransitionRefusal }> => {
      const before = await findListing(tx, claim.listingId)
      if (!before?.sellerId || before.state === 'removed') return { refused: 'not_found' }
      if (isUsed(claim, before)) return { listing: before, renewed: true }
      const by = { as: 'seller', id: before.sellerId, role: 'Seller' } as const
      const now = deps.clock.now()
      const outcome = await transitionListing(tx, by, before.id, 'renew', now, { byLink: true })
      return 'refused' in outcome ? outcome : { listing: outcome.listing, renewed: true }
    },
  )
}

function isUsed(claim: RenewalClaim, { expiresAt }: Listing): boolean {
  return expiresAt > claim.expiresAt
}

const EXPIRE_BATCH = 200

/** Expires live listings whose 30 days are over. Returns how many. */
export function expireListings(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const ids = await expireDue(tx, now, EXPIRE_BATCH)
    for (const id of ids) {
      await recordEvent(tx, 'listing_expired', now, { listingId: id })
      await writeAudit(tx, {
        actor: 'system',
        action: 'listing_expired',
        subject: ['listing', id],
        at: now,
      })
    }
    if (ids.length > 0)
      for (const topic of ['listings', ALL_PRICES, 'adverts', 'catalog']) publishChange(tx, topic)
    return ids.length
  })
}

const DAYS_BEFORE = 3
const REMINDER_BATCH = 100

/** Emails sellers once, three days before, which listings expire. Returns how many listings. */
export function remindSellers(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + DAYS_BEFORE * DAY)
  return inTransaction(deps.db, async (tx) => {
    const ending = await claimEndingListings(tx, until, REMINDER_BATCH)
    for (const listings of Map.groupBy(ending, ({ email }) => email).values()) {
      await queueMail(tx, reminderMail(deps, listings as [Ending, ...Ending[]]), now)
      const listingIds = listings.map(({ id }) => id)
      await recordEvent(tx, 'listings_reminded', now, { listingIds })
    }
    return ending.length
  })
}

/** Listings that end soon, each with its own renewal link. */
function reminderMail(
  deps: Pick<Deps, 'secret' | 'origin' | 'settings'>,
  listings: [Ending, ...Ending[]],
): NewMail {
  const [first, ...others] = listings
  const shop = deps.settings.current()
  const language = accountLanguage(first, shop.languages)
  const t = translatorFor(language, 'mail')
  const { deadline } = formatForPerson(first, shop).in(language)
  const link = (page: string) => `${deps.origin()}${addressIn(language, page)}`
  const renewal = ({ id, expiresAt }: Ending) => ({
    label: t('renewal.button'),
    url: link(pages.renewal(renewalToken(deps, { listingId: id, expiresAt }))),
  })
  const days = { days: LISTING_DAYS, count: formatCount(LISTING_DAYS, language) }
  const closing = [t('renewal.sold')]
  const phones = translatorFor(language, 'notifications')('links.phones')
  const shared = {
    topic: 'listings' as const,
    language,
    name: first.seller,
    footer: [{ label: phones, url: link(pages.myProducts()) }],
  }
  const mail =
    others.length === 0
      ? renderMail(deps, {
          ...shared,
          subject: t('renewal.one.subject', { phone: isolate(first.name, language) }),
          photo: mailPhoto(first.img, first.cover),
          paragraphs: [
            t('renewal.one.text', { date: deadline(first.expiresAt), ...days }),
            ...closing,
          ],
          button: renewal(first),
        })
      : renderMail(deps, {
          ...shared,
          subject: t('renewal.many.subject', { shown: formatCount(listings.length, language) }),
          paragraphs: [t('renewal.many.text', days)],
          items: listings.map((listing) => ({
            title: listing.name,
            photo: mailPhoto(listing.img, listing.cover),
            lines: [t('renewal.expires', { date: deadline(listing.expiresAt) })],
            link: renewal(listing),
          })),
          closing,
        })
  return { to: first.email, ...mail }
}

const tags = ['listings']
const renewalParams = z.object({ token: z.string().max(100) })

/** Renewal links. Reading one changes nothing, because mail clients prefetch links. */
export function renewalsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/renewals/{token}',
        operationId: 'getRenewal',
        summary: 'Get the listing of a renewal link',
        description:
          'Returns the listing that the link from a reminder email renews. Needs no session and changes nothing; `refusal` says why the listing cannot be renewed now.',
        tags,
        request: { params: renewalParams },
        responses: { 200: json(renewalBody), ...refusals(404) },
      }),
      async (c) => {
        const renewal = await seeRenewal(deps, c.req.valid('param').token)
        if (!renewal) return refuse(c, 404, 'not_found', 'This link isn’t valid.')
        return c.json(toRenewal(renewal.listing, renewal.renewed, renewal.why), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/renewals/{token}',
        operationId: 'renewPhoneByLink',
        summary: 'Renew a listing by link',
        description: `Renews the listing for ${formatQuantity(LISTING_DAYS, 'day')} with the link from a reminder email, without a session. A link works once; repeating the call returns the same result.`,
        tags,
        request: { params: renewalParams },
        responses: { 200: json(renewalBody), ...refusals(403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await renewByLink(deps, c.req.valid('param').token)
        if ('refused' in outcome) {
          if (outcome.refused !== 'not_found') return refuseListing(c, outcome.refused)
          return refuse(c, 404, 'not_found', 'This link isn’t valid.')
        }
        return c.json(toRenewal(outcome.listing, outcome.renewed), 200)
      },
    )
}

function toRenewal(listing: Listing, renewed: boolean, why?: Reason) {
  const { id, name, img, state, currency } = listing
  return {
    _id: id,
    name,
    slug: toSlug(name),
    img,
    price: toMajor(listing.priceMinor, currency),
    priceMinor: listing.priceMinor,
    currency,
    state,
    expiresAt: listing.expiresAt.toISOString(),
    renewed,
    refusal: why ? reasons[why][1] : null,
  }
}

/**
 * The renewal form for browsers without JavaScript: renews the listing and redirects to its page,
 * which shows the result.
 */
export function renewalForm(deps: Deps) {
  const router = createRouter()
  const path = '/renew/:token'
  router.use('/renew/*', limitBodySize())
  router.post(path, async (c) => {
    const token = c.req.param('token')
    await renewByLink(deps, token)
    return c.redirect(pages.renewal(encodeURIComponent(token)), 303)
  })
  return router
}
