import type { Deps } from '../../deps.ts'
import { type NewMail, renderMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import { formatFor } from '../../shared/reader-format.ts'
import type { Ending } from './listings.store.ts'
import { renewalToken } from './renewals/renewals.ts'

/** Listings that end soon, each with its own renewal link. */
export function reminderMail(
  deps: Pick<Deps, 'secret' | 'origin'>,
  listings: [Ending, ...Ending[]],
): NewMail {
  const [first, ...others] = listings
  const origin = deps.origin()
  const { deadline } = formatFor(first)
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
          `It expires on ${deadline(first.expiresAt)}. Still for sale? Renew it for another 30 days.`,
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
        lines: [`Expires on ${deadline(listing.expiresAt)}`],
        link: { label: 'Renew listing', url: renewalUrl(listing) },
      })),
      closing,
      footer,
    }),
  }
}

function yourPhones(origin: string) {
  return { label: 'View your phones', url: `${origin}${pages.myProducts()}` }
}
