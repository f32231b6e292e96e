import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { type NewMail, queueMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import type { Listing } from './listing.ts'
import type { PhotoReuse } from './photo-reuse.ts'
import { oneLine } from './review-mail.ts'

type Held = Pick<Listing, 'id' | 'name' | 'sellerName' | 'sellerEmail'>

/** What a seller reads whose photo looks like another seller's. */
export const REUSE_NOTICE =
  'One of your photos looks like a photo that another seller has listed. A moderator compares the two before yours is shown.'

/** Notes that a listing, or a change of one, waits because of its photos, and tells its seller. */
export async function holdForReuse(
  deps: Pick<Deps, 'origin'>,
  tx: Tx,
  listing: Held,
  reuse: readonly PhotoReuse[],
  at: Date,
) {
  const photos = reuse.map(({ mediaId, other }) => ({ mediaId, other }))
  await recordEvent(tx, 'photo_reuse_found', at, { listingId: listing.id, photos })
  await writeAudit(tx, {
    actor: 'system',
    action: 'photo_reuse_found',
    subject: ['listing', listing.id],
    at,
    data: { photos },
  })
  await queueMail(tx, heldMail(deps, listing), at)
}

function heldMail(deps: Pick<Deps, 'origin'>, listing: Held): NewMail {
  const name = oneLine(listing.name)
  const text = [
    `Hello ${oneLine(listing.sellerName)},`,
    '',
    `Your ${name} waits for a moderator. ${REUSE_NOTICE}`,
    '',
    'If you took the photo yourself, there is nothing to do. If not, please replace it with your own.',
    '',
    `Your phones: ${deps.origin()}${pages.myProducts()}`,
  ].join('\n')
  return { to: listing.sellerEmail, subject: `${name}: we look at its photos first`, text }
}
