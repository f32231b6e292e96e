import { AsyncLocalStorage } from 'node:async_hooks'
import type { Deps } from '../../../deps.ts'
import { DAY } from '../../../shared/time.ts'
import { countUse, deleteExpiredInvitations, returnUse } from './invitations.store.ts'
import { hashToken } from './setup-link.ts'

type RegistrationRefusal = 'registration_closed' | 'invitation_required'

/** Also for people: the pages show it where a sign-up is refused. */
export const registrationMessages: Record<RegistrationRefusal, string> = {
  registration_closed: 'This shop takes no new accounts at the moment.',
  invitation_required:
    'You need an invitation to sign up here. Open the link of your invitation; it may have expired or been used.',
}

/** Set while a call of Better Auth may create an account; what came of it. */
type Attempt = { refusal: RegistrationRefusal | undefined; hasCreated: boolean }
const attempts = new AsyncLocalStorage<Attempt>()

/**
 * Why the account that Better Auth is about to create must not be created. The operator's own commands may
 * always do so.
 */
export function attemptRefusal(): RegistrationRefusal | undefined {
  return attempts.getStore()?.refusal
}

/** Called when Better Auth creates an account. */
export function recordCreation(): void {
  const attempt = attempts.getStore()
  if (attempt) attempt.hasCreated = true
}

/**
 * Runs a call of Better Auth that may create an account, under the rules of the shop for new ones. An
 * invitation is counted before, so that its last use serves one of two people at once, and given back when no
 * account was made.
 */
export async function admitSignUp<T>(
  { db, clock, settings }: Deps,
  token: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const { registration } = settings.current()
  const byInvitation = registration === 'invitation'
  const invitationId =
    byInvitation && token ? await countUse(db.kysely, hashToken(token), clock.now()) : undefined
  const refusal =
    registration === 'closed'
      ? 'registration_closed'
      : byInvitation && !invitationId
        ? 'invitation_required'
        : undefined
  const attempt: Attempt = { refusal, hasCreated: false }
  try {
    return await attempts.run(attempt, work)
  } finally {
    if (invitationId && !attempt.hasCreated) await returnUse(db.kysely, invitationId)
  }
}

/** Days after which an expired invitation is deleted: the list shows who came with which. */
const RETENTION_DAYS = 180

/** Deletes invitations that expired long ago; returns how many. */
export function deleteOldInvitations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return deleteExpiredInvitations(db.kysely, new Date(clock.now().getTime() - RETENTION_DAYS * DAY))
}
