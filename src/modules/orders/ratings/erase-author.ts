import type { Tx } from '../../../platform/db/index.ts'
import { DELETED_ACCOUNT } from '../../../shared/accounts/account-rules.ts'
import { eraseAuthorName } from './ratings.store.ts'

/** Takes the name of a person whose account is deleted off the ratings that they wrote. */
export function eraseAuthor(tx: Tx, authorId: string): Promise<void> {
  return eraseAuthorName(tx, authorId, DELETED_ACCOUNT)
}
