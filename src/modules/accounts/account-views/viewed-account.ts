import type { Deps } from '../../../deps.ts'
import type { AccountView, Session, Viewer } from '../../../platform/http/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import { staffMay } from '../../../shared/accounts/staff-roles.ts'
import { findAccount } from '../accounts.store.ts'

type Viewed = { sessionId: string; viewedId: string; view: AccountView }

/**
 * The person whom staff see the shop as, as the viewer of their session. Undefined when the staff may no longer do so,
 * or the person has joined the staff: then the session is the staff's own again. It is never a recent login.
 */
export async function findViewed(
  deps: Deps,
  { sessionId, viewedId, view }: Viewed,
): Promise<{ viewer: Viewer; session: Session } | undefined> {
  if (!staffMay(view.staff, 'viewAsPerson')) return
  const account = await findAccount(deps.db.kysely, viewedId)
  if (!account || account.role === 'admin') return
  const { id, name, email, image, role, emailVerified, createdAt } = account
  const { locale, timeZone, language } = account
  const isUnconfirmed = confirmsEmail(deps) && !emailVerified
  return {
    viewer: { id, name, email, image, role, staffRole: null, isUnconfirmed },
    session: {
      id: sessionId,
      isRecent: false,
      account: { emailVerified, locale, timeZone, language, createdAt },
      view,
    },
  }
}
