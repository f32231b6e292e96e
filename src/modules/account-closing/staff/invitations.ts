import { createHash, randomBytes } from 'node:crypto'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { confirmsEmail, queueMail, renderMail } from '../../../platform/mail/index.ts'
import { STAFF_INVITATION_DAYS } from '../../../shared/accounts/account-rules.ts'
import type { StaffRole } from '../../../shared/accounts/staff-roles.ts'
import { isolate } from '../../../shared/isolate.ts'
import { accountLanguage, addressIn, type Language } from '../../../shared/languages.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { DAY } from '../../../shared/time.ts'
import { translatorFor } from '../../../text/server.ts'
import {
  type Account,
  deleteInvitationsBefore,
  endInvitation,
  findAccountByEmail,
  findInvitation,
  findReader,
  type Invitation,
  insertInvitation,
  lockAccount,
  renewInvitation,
} from '../../accounts/index.ts'
import type { ChangeOutcome } from '../change-account.ts'
import { setStaffRoleInTransaction } from '../change-role.ts'

/** 256 random bits; only their hash is stored. */
function createToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** `link` is for the inviter to pass on, in a shop that sends no mail. */
type Sent =
  | { invitation: Invitation; link: string | null }
  | { refused: 'already_staff' | 'already_invited' | 'not_found' }

/** Invites the person with this address to the staff. */
export function invite(
  deps: Deps,
  viewer: Viewer,
  given: { email: string; staffRole: StaffRole },
): Promise<Sent> {
  const email = given.email.toLowerCase()
  const { staffRole } = given
  return rollbackOnRefusal(deps.db, async (tx): Promise<Sent> => {
    const account = await findAccountByEmail(tx, email)
    if (account?.role === 'admin') return { refused: 'already_staff' }
    const now = deps.clock.now()
    const { token, tokenHash } = createToken()
    const expiresAt = expiryFrom(now)
    const row = { email, staffRole, tokenHash, invitedBy: viewer.id, now, expiresAt }
    const id = await insertInvitation(tx, row)
    if (!id) return { refused: 'already_invited' }
    await recordEvent(tx, 'staff_invited', now, { invitationId: id })
    const data = { staffRole }
    const subject: [string, string] = ['staff_invitation', id]
    await writeAudit(tx, { actor: viewer, action: 'staff_invited', subject, at: now, data })
    return sendLink(deps, tx, id, token, now)
  })
}

/** Sends an open invitation again, with another link, in the name of who sends it now. */
export function sendAgain(deps: Deps, viewer: Viewer, id: string): Promise<Sent> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<Sent> => {
    if (!isId(id)) return { refused: 'not_found' }
    const now = deps.clock.now()
    const { token, tokenHash } = createToken()
    const changes = { tokenHash, invitedBy: viewer.id, now, expiresAt: expiryFrom(now) }
    if (!(await renewInvitation(tx, id, changes))) return { refused: 'not_found' }
    await recordEvent(tx, 'staff_invited', now, { invitationId: id })
    const subject: [string, string] = ['staff_invitation', id]
    const data = { isAgain: true }
    await writeAudit(tx, { actor: viewer, action: 'staff_invited', subject, at: now, data })
    return sendLink(deps, tx, id, token, now)
  })
}

const expiryFrom = (now: Date) => new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY)

async function sendLink(deps: Deps, tx: Tx, id: string, token: string, now: Date): Promise<Sent> {
  const invitation = await findInvitation(tx, { id })
  if (!invitation) return { refused: 'not_found' }
  const language = await findReaderLanguage(deps, tx, invitation)
  const link = deps.origin() + addressIn(language, pages.joinStaff(token))
  const mail = invitationMail(deps, invitation, link, language)
  await queueMail(tx, { to: invitation.email, isUrgent: true, ...mail }, now)
  return { invitation, link: confirmsEmail(deps) ? null : link }
}

/** The language of the invited account; that of the inviter for somebody who has none yet. */
async function findReaderLanguage(
  deps: Deps,
  tx: Tx,
  { email, invitedBy }: Invitation,
): Promise<Language> {
  const reader = (await findAccountByEmail(tx, email)) ?? (await findReader(tx, invitedBy))
  return accountLanguage({ language: reader?.language ?? null }, deps.settings.current().languages)
}

function invitationMail(
  deps: Deps,
  { staffRole, inviterName }: Invitation,
  url: string,
  language: Language,
) {
  const t = translatorFor(language, 'staffMails')
  const shop = isolate(deps.settings.current().name, language)
  const inviter = isolate(inviterName, language)
  const count = STAFF_INVITATION_DAYS
  return renderMail(deps, {
    topic: 'staff',
    language,
    subject: t('invitation.subject', { shop }),
    paragraphs: [
      t(`invitation.text.${staffRole}`, { inviter, shop }),
      t('invitation.link', { count, shown: formatCount(count, language) }),
    ],
    button: { label: t('invitation.button'), url },
    note: t('invitation.ignore'),
  })
}

/** Makes an open invitation worthless; false when there is none. */
export function withdraw(deps: Deps, viewer: Viewer, id: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    if (!isId(id) || !(await endInvitation(tx, id, { now }))) return false
    await recordEvent(tx, 'staff_invitation_withdrawn', now, { invitationId: id })
    const subject: [string, string] = ['staff_invitation', id]
    const action = 'staff_invitation_withdrawn'
    await writeAudit(tx, { actor: viewer, action, subject, at: now })
    return true
  })
}

/**
 * The invitation of a link that can be accepted now: not after it has expired, was accepted, withdrawn or sent
 * again, nor when whoever invited may no longer do so.
 */
export async function readInvitation(
  deps: Deps,
  token: string,
): Promise<{ invitation: Invitation; account: Account | undefined } | undefined> {
  const db = deps.db.kysely
  const invitation = await findInvitation(db, { tokenHash: hashToken(token) })
  if (!invitation?.isInviterActive || invitation.expiresAt <= deps.clock.now()) return
  return { invitation, account: await findAccountByEmail(db, invitation.email) }
}

/** Gives the account the role of its invitation, in the name of who invited it, once. */
export function accept(
  deps: Deps,
  { id, invitedBy, staffRole }: Invitation,
  token: string,
  accountId: string,
): Promise<ChangeOutcome> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<ChangeOutcome> => {
    // Refused when the inviter was banned or given another role, which waits or happened before.
    const inviter = { id: invitedBy, role: 'admin', staffRole: 'admin' } as const
    const outcome = await setStaffRoleInTransaction(deps, tx, inviter, accountId, staffRole)
    if ('refused' in outcome) return outcome
    const now = deps.clock.now()
    const end = { now, tokenHash: hashToken(token), acceptedBy: accountId }
    if (!(await endInvitation(tx, id, end))) return { refused: 'not_found' }
    const account = await lockAccount(tx, accountId)
    if (!account) return { refused: 'not_found' }
    await recordEvent(tx, 'staff_invitation_accepted', now, { userId: accountId })
    const subject: [string, string] = ['staff_invitation', id]
    const action = 'staff_invitation_accepted'
    await writeAudit(tx, { actor: account, action, subject, at: now, data: { staffRole } })
    return { account, changed: true }
  })
}

const RETENTION_DAYS = 30

/** Deletes invitations 30 days after they were withdrawn or expired; returns how many. */
export function deleteOldStaffInvitations(deps: Pick<Deps, 'clock' | 'db'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_DAYS * DAY)
  return deleteInvitationsBefore(deps.db.kysely, before)
}
