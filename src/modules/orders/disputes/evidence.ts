import type { Deps } from '../../../deps.ts'
import { MINUTE } from '../../../platform/clock.ts'
import { newId, type Tx } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import {
  copyPrivately,
  endPublicly,
  leaveAddress,
  namedUpload,
  type PrivatePhoto,
} from '../../media/index.ts'
import type { Side } from './dispute.ts'
import { countStatements, insertStatement, isStated } from './statements.store.ts'

/** Statements that one side may make: an exchange of letters, not a chat. */
export const MOST_STATEMENTS = 20

export type EvidenceRefusal = 'unknown_picture' | 'storage_away' | 'too_many_statements'

/**
 * Copies one's own uploads to where only the two and admins see them. Done before the transaction,
 * as storage may be slow; what comes of it in `keepStatement` is swept away when it does not commit.
 */
export async function takePhotos(
  deps: Deps,
  urls: readonly string[],
  ownerId: string,
): Promise<PrivatePhoto[] | { refused: 'unknown_picture' | 'storage_away' }> {
  const photos: PrivatePhoto[] = []
  for (const url of new Set(urls)) {
    const photo = await copyPrivately(deps, url.trim(), ownerId)
    if ('refused' in photo) return photo
    photos.push(photo)
  }
  return photos
}

/** A call whose answer was lost is made again within minutes; later the same words are meant. */
const AGAIN_MINUTES = 10

/**
 * Whether the same with the same photos is what the same person has just said: a call that is made
 * again. Its photos are evidence by then, no uploads any more.
 */
export function wasSaid(
  tx: Tx,
  disputeId: string,
  { by, text, urls, at }: { by: Viewer; text: string; urls: readonly string[]; at: Date },
): Promise<boolean> {
  const named = urls.map((url) => namedUpload(url.trim()) ?? url)
  const since = new Date(at.getTime() - AGAIN_MINUTES * MINUTE)
  const photoIds = [...new Set(named)]
  return isStated(tx, { disputeId, authorId: by.id, text, photoIds, since })
}

/** Takes photos that are evidence now from their public addresses; after the commit. */
export function hidePhotos(deps: Deps, photos: readonly PrivatePhoto[]): Promise<void> {
  return leaveAddress(
    deps,
    photos.map(({ id }) => id),
  )
}

/** Writes what somebody says with its photos; the caller has locked the order and asked who may. */
export async function keepStatement(
  deps: Deps,
  tx: Tx,
  disputeId: string,
  said: { by: Viewer; side: Side | 'admin'; text: string; photos: PrivatePhoto[]; at: Date },
): Promise<{ refused: EvidenceRefusal } | undefined> {
  const { by, side, text, photos, at } = said
  if ((await countStatements(tx, disputeId, side)) >= MOST_STATEMENTS)
    return { refused: 'too_many_statements' }
  for (const { id } of photos)
    if (!(await endPublicly(deps, tx, id, by.id))) return { refused: 'unknown_picture' }
  await insertStatement(tx, { id: newId(), disputeId, side, authorId: by.id, text, at, photos })
}
