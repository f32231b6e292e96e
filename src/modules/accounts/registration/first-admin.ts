import type { Deps } from '../../../deps.ts'
import {
  publishChange,
  rollbackOnRefusal,
  type Tx,
  violatedConstraint,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { Language } from '../../../shared/languages.ts'
import { SETTINGS_TOPIC } from '../../settings/index.ts'
import { findAccountByEmail, insertAdmin } from '../accounts.store.ts'
import { hashPassword } from '../crypto.ts'
import { checkPassword } from '../login/sign-up.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import { hashToken, readSetupLink } from './setup-link.ts'
import { deleteSetupLinks, findAdmin, lockSetupLink } from './setup-links.store.ts'

type FirstAdmin = {
  name: string
  email: string
  password: string
  /** Of the page, and of the emails to this admin. */
  language: Language
}
type Outcome =
  | { admin: Viewer }
  | { refused: 'not_found' | 'already_set_up' }
  | { refused: 'invalid'; fields: Record<string, string> }

type Circumstances = {
  client: ClientDetails
  /** Runs in the same transaction, which is undone if it returns messages by field. */
  configure: (tx: Tx, admin: Viewer) => Promise<Record<string, string>>
}

/**
 * Creates the first admin for whoever has the set-up link, which does not work afterwards. Of two people at
 * once the second one is refused.
 */
export async function createFirstAdmin(
  deps: Deps,
  token: string,
  given: FirstAdmin,
  { client, configure }: Circumstances,
): Promise<Outcome> {
  const { db, clock } = deps
  const link = await readSetupLink(deps, token)
  if ('refused' in link) return link
  const email = given.email.toLowerCase()
  const fields = checkPassword(given.password, { name: given.name, email })
  if (fields.password) return { refused: 'invalid', fields: { password: fields.password } }
  const passwordHash = await hashPassword(given.password)
  const create = async (tx: Tx): Promise<Outcome> => {
    const now = clock.now()
    const isFirst = await lockSetupLink(tx, hashToken(token), now)
    if (await findAdmin(tx)) return { refused: 'already_set_up' }
    if (!isFirst) return { refused: 'not_found' }
    if (await findAccountByEmail(tx, email)) return { refused: 'invalid', fields: { email: TAKEN } }
    const { name, language } = given
    const id = await insertAdmin(tx, { name, language, email, passwordHash }, now)
    const admin: Viewer = { id, name, email, image: null, role: 'admin' }
    await deleteSetupLinks(tx)
    await recordSecurityEvent(deps, tx, { userId: id, kind: 'account_created', client })
    await recordEvent(tx, 'shop_set_up', now, { userId: id })
    const subject: [string, string] = ['user', id]
    await writeAudit(tx, { actor: admin, action: 'shop_set_up', subject, at: now })
    const problems = await configure(tx, admin)
    if (Object.keys(problems).length > 0) return { refused: 'invalid', fields: problems }
    // Its pages stop saying that it is not open yet.
    publishChange(tx, SETTINGS_TOPIC)
    return { admin }
  }
  return rollbackOnRefusal(db, create).catch((error: unknown) => {
    // Somebody signed up with the address meanwhile.
    if (violatedConstraint(error) !== 'users_email_holds_email_key') throw error
    return { refused: 'invalid', fields: { email: TAKEN } }
  })
}

const TAKEN =
  'An account has this address already. Take another one, or make that account an admin with `make-admin`'
