import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { Listing } from './listing.ts'
import { photoReuseMail } from './listing-mails.ts'
import type { PhotoReuse } from './photo-reuse.ts'

type Held = Pick<Listing, 'id' | 'name' | 'sellerName' | 'sellerEmail'>

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
  await queueMail(tx, photoReuseMail(deps, listing), at)
}
