import type { Deps } from '../../deps.ts'
import { SECOND } from '../../platform/clock.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import { createTurnstile } from '../../platform/turnstile.ts'
import type { Unusable } from './encode-picture.ts'
import { deletePicture, writePicture } from './files.ts'
import { insertMedia } from './media.store.ts'
import { MAX_PHOTO_BYTES, pictureAddress, UPLOAD_SECONDS } from './picture.ts'

export type Picture = {
  id: string
  url: string
  thumbUrl: string
  width: number
  height: number
  bytes: number
}
type Outcome = { picture: Picture } | { refused: Unusable | 'too_large' | 'busy' }

/** Decoding takes a core and up to 200 MB for a moment. */
const decode = createTurnstile(2, 30)

/**
 * Keeps a picture that someone sent. Unless it is `claimed` at once, it goes when nobody claims
 * it within UPLOAD_SECONDS.
 */
export async function storePicture(
  deps: Deps,
  ownerId: string,
  bytes: Buffer,
  options: { claimed?: boolean } = {},
): Promise<Outcome> {
  if (bytes.length > MAX_PHOTO_BYTES) return { refused: 'too_large' }
  // Loaded with the first picture: until then a server does without its 20 MB.
  const { encodePicture } = await import('./encode-picture.ts')
  const encoded = await decode(() => encodePicture(bytes))
  if (!encoded) return { refused: 'busy' }
  if ('refused' in encoded) return encoded

  const id = newId()
  const now = deps.clock.now()
  const { width, height, full } = encoded
  const expires = new Date(now.getTime() + UPLOAD_SECONDS * SECOND)
  try {
    // The files first: a row promises that they are there.
    await writePicture(deps.mediaFolder, id, encoded)
    await inTransaction(deps.db, async (tx) => {
      await insertMedia(tx, {
        id,
        owner_id: ownerId,
        width,
        height,
        bytes: full.length,
        created_at: now,
        expires_at: options.claimed ? null : expires,
      })
      await recordEvent(tx, 'picture_uploaded', now, { mediaId: id, ownerId })
      await writeAudit(tx, {
        actor: { id: ownerId, role: 'owner' },
        action: 'picture_uploaded',
        subject: ['media', id],
        at: now,
      })
    })
  } catch (error) {
    await deletePicture(deps.mediaFolder, id)
    throw error
  }
  return {
    picture: {
      id,
      url: pictureAddress(id),
      thumbUrl: pictureAddress(id, 'thumb'),
      width,
      height,
      bytes: full.length,
    },
  }
}
