import type { Deps } from '../../deps.ts'
import { type NewMail, renderMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import type { Listing } from './listing.ts'
import type { Ending } from './listings.store.ts'
import { renewalToken } from './renewals/renewals.ts'
import type { Decision } from './reviews/reviews.store.ts'

type Site = Pick<Deps, 'origin'>

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Listings that end soon, each with its own renewal link. */
export function reminderMail(
  deps: Pick<Deps, 'secret' | 'origin'>,
  listings: [Ending, ...Ending[]],
): NewMail {
  const [first, ...others] = listings
  const origin = deps.origin()
  const renewalUrl = ({ id, expiresAt }: Ending) =>
    `${origin}${pages.renewal(renewalToken(deps, { listingId: id, expiresAt }))}`
  const closing = ["Sold it elsewhere? You don't need to do anything."]
  const footer = [yourPhones(origin)]
  if (others.length === 0)
    return {
      to: first.email,
      ...renderMail({
        subject: `Your ${first.name} listing is about to expire`,
        name: first.seller,
        paragraphs: [
          `It expires on ${day.format(first.expiresAt)}. Still for sale? Renew it for another 30 days.`,
          ...closing,
        ],
        button: { label: 'Renew listing', url: renewalUrl(first) },
        footer,
      }),
    }
  return {
    to: first.email,
    ...renderMail({
      subject: `${listings.length} of your listings are about to expire`,
      name: first.seller,
      paragraphs: ['Still for sale? Renew each one for another 30 days.'],
      items: listings.map((listing) => ({
        title: listing.name,
        lines: [`Expires on ${day.format(listing.expiresAt)}`],
        link: { label: 'Renew listing', url: renewalUrl(listing) },
      })),
      closing,
      footer,
    }),
  }
}

/** What a moderator decided about a new listing, or about a change of one. */
export function reviewMail(
  deps: Site,
  listing: Pick<Listing, 'name' | 'sellerName' | 'sellerEmail'>,
  { decision, reason, isChange }: { decision: Decision; reason: string; isChange: boolean },
): NewMail {
  const what = isChange
    ? `The change to your ${listing.name} listing`
    : `Your ${listing.name} listing`
  const outcomes = {
    approved: {
      subject: `${what} was approved`,
      text: isChange ? 'Buyers see the new version now.' : 'Your phone is now for sale.',
    },
    changes_requested: {
      subject: `${what} needs changes`,
      text: 'It needs a few changes before it can go live. Edit your listing and submit it again.',
    },
    refused: {
      subject: `${what} was rejected`,
      text: isChange ? 'Your listing stays as it was.' : 'It will not go live.',
    },
  } as const satisfies Record<Decision, { subject: string; text: string }>
  const { subject, text } = outcomes[decision]
  return {
    to: listing.sellerEmail,
    ...renderMail({
      subject,
      name: listing.sellerName,
      paragraphs: reason ? [text, 'The moderator wrote:'] : [text],
      ...(reason && { quote: reason }),
      button: yourPhones(deps.origin()),
    }),
  }
}

/** Shown to the seller of such a photo. */
export const PHOTO_REUSE_NOTICE =
  "One of your photos looks like a photo in another seller's listing. A moderator will compare them before yours is shown."

export function photoReuseMail(
  deps: Site,
  listing: Pick<Listing, 'name' | 'sellerName' | 'sellerEmail'>,
): NewMail {
  return {
    to: listing.sellerEmail,
    ...renderMail({
      subject: `Your ${listing.name} listing is waiting for review`,
      name: listing.sellerName,
      paragraphs: [
        PHOTO_REUSE_NOTICE,
        "If you took the photo yourself, you don't need to do anything. If not, replace it with your own.",
      ],
      button: yourPhones(deps.origin()),
    }),
  }
}

function yourPhones(origin: string) {
  return { label: 'View your phones', url: `${origin}${pages.myProducts()}` }
}
