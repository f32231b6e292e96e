import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { deleteMailsTo } from '../../../platform/mail/index.ts'
import { eraseSeller } from '../../listings/index.ts'
import { deletePublicFiles, erasePictures, queueFileDeletion } from '../../media/index.ts'
import { eraseMessagePhotos } from '../../messaging/index.ts'
import { deleteContactMessagesFrom } from '../../moderation/index.ts'
import { eraseParty } from '../../orders/index.ts'
import { eraseAuthor } from '../../orders/ratings/index.ts'
import { type Account, deleteResetLinks } from '../index.ts'
import { eraseExports } from './export/data-exports.ts'

/** Pictures that no public page shows any longer. */
export type Erased = { pictureIds: string[] }

/**
 * Removes what is personal about an account that is being deleted and would stay behind when its row
 * goes: names in listings, orders and ratings, emails, and pictures. Orders, the ledger and the audit
 * log stay, because the law asks sellers and marketplaces to keep them.
 */
export async function eraseAccount(deps: Deps, tx: Tx, account: Account): Promise<Erased> {
  const { id, email, image } = account
  const { unsoldIds } = await eraseSeller(tx, id)
  await eraseParty(tx, id)
  await eraseAuthor(tx, id)
  const pictureIds = await erasePictures(deps, tx, { ownerId: id, portrait: image, unsoldIds })
  await queueFileDeletion(tx, await eraseMessagePhotos(tx, id), deps.clock.now())
  await eraseExports(deps, tx, id)
  await deleteContactMessagesFrom(tx, id)
  await deleteResetLinks(tx, id)
  await deleteMailsTo(tx, email)
  return { pictureIds }
}

/** Deletes the public files at once, instead of when the next cleanup runs. */
export function deleteErasedFiles(deps: Deps, { pictureIds }: Erased): Promise<void> {
  return deletePublicFiles(deps, pictureIds)
}
