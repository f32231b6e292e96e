/** The parts of addresses after which a token follows that lets anyone act who has it. */
const BEFORE_TOKENS = new Set([
  'appeal',
  'checkup',
  'checkups',
  'invitations',
  'join',
  'mail-notifications',
  'message-mails',
  'renew',
  'renewals',
  'reset-password',
  'staff-joins',
  'setup-links',
  'suspensions',
  'unsubscribe',
  'unsubscriptions',
])
const EMAIL = /@|%40/i

/**
 * The path of an address as it may be logged: without tokens and email addresses, and without its query, which
 * may hold them too.
 */
export function loggablePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const parts = path.split('/')
  return parts
    .map((part, index) =>
      BEFORE_TOKENS.has(parts[index - 1] ?? '') || EMAIL.test(part) ? '…' : part,
    )
    .join('/')
}
