import { adminOnly, email, gone, loggedInOnly, nobody, open, type Rows } from './row.ts'

/** Accounts, sessions, and an operator's view of emails. */
export const accounts: Rows = {
  'GET /api/staff': { subject: 'nothing', expect: adminOnly },
  'PUT /api/staff/{id}': {
    subject: 'seller',
    body: { staffRole: 'support' },
    expect: adminOnly,
  },
  'DELETE /api/staff/{id}': { subject: 'seller', expect: adminOnly },
  'GET /api/staff-invitations': { subject: 'nothing', expect: adminOnly },
  'POST /api/staff-invitations': {
    subject: 'nothing',
    body: { email: '{new.email}', staffRole: 'support' },
    expect: [401, 403, 403, 403, 201, 401],
  },
  // There is none; the module's own tests send and withdraw one.
  'POST /api/staff-invitations/{id}/send': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'DELETE /api/staff-invitations/{id}': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/invitations/{token}': { subject: 'nothing', expect: nobody },
  'GET /api/staff-joins/{token}': { subject: 'nothing', expect: nobody },
  'POST /api/staff-joins/{token}': { subject: 'nothing', body: {}, expect: nobody },
  'POST /api/accounts/{id}/views': {
    subject: 'seller',
    body: { reason: 'They cannot find their order' },
    // It makes later reads of the session those of somebody else.
    endsSession: true,
    expect: [401, 403, 403, 403, 201, 401],
    staff: ['support'],
  },
  'DELETE /api/account-view': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/accounts/{id}/views': {
    subject: 'seller',
    expect: adminOnly,
    staff: ['moderator', 'support', 'finance'],
  },
  'GET /api/config': { subject: 'nothing', expect: open },
  'GET /api/pages/{page}': { subject: 'nothing', expect: open },
  'GET /api/home-texts': { subject: 'nothing', expect: open },
  'GET /api/content': { subject: 'nothing', expect: adminOnly },
  'GET /api/content/{page}': { subject: 'nothing', expect: adminOnly },
  'GET /api/content/{page}/versions/{version}': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'PUT /api/content/{page}/draft': {
    subject: 'nothing',
    body: { title: 'Fees', description: '', body: 'Free', revision: 99 },
    expect: [401, 403, 403, 403, 409, 401],
  },
  'DELETE /api/content/{page}/draft': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 422, 401],
  },
  'POST /api/content/{page}/preview': {
    subject: 'nothing',
    body: { title: 'Fees', description: '', body: 'Free' },
    expect: adminOnly,
  },
  'POST /api/content/{page}/publish': {
    subject: 'nothing',
    body: { title: 'Fees', description: '', body: 'Free', revision: 99, requiresConsent: false },
    expect: [401, 403, 403, 403, 409, 401],
  },
  'POST /api/content/{page}/unpublish': {
    subject: 'nothing',
    body: { revision: 99 },
    expect: [401, 403, 403, 403, 409, 401],
  },
  'POST /api/content-comparisons': {
    subject: 'nothing',
    body: { before: 'a', after: 'b' },
    expect: adminOnly,
  },
  'GET /api/time': { subject: 'nothing', expect: open },
  'GET /api/backup-status': { subject: 'nothing', expect: adminOnly },
  // Requested, and then on its way: nothing makes it here.
  'POST /api/admin/backups': { subject: 'nothing', expect: [401, 403, 403, 403, 202, 401] },
  'GET /api/admin/health': { subject: 'nothing', expect: adminOnly },
  // No job has failed.
  'POST /api/admin/jobs/{job}/retry': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  // The shop of the matrix has an admin.
  'GET /api/setup-links/{token}': { subject: 'nothing', expect: gone },
  'POST /api/setup-links/{token}/test-mail': {
    subject: 'nothing',
    body: { to: 'new@example.org' },
    expect: gone,
  },
  'POST /api/setup': {
    subject: 'nothing',
    body: {
      token: 'made-up',
      name: 'New',
      email: 'new@example.org',
      password: 'a long enough one',
    },
    expect: gone,
  },
  'GET /api/admin/invitations': { subject: 'nothing', expect: adminOnly },
  'POST /api/admin/invitations': {
    subject: 'nothing',
    body: { note: 'Friends', maxUses: 3, days: 7 },
    expect: [401, 403, 403, 403, 201, 401],
  },
  'DELETE /api/admin/invitations/{id}': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/admin/setup-checklist': { subject: 'nothing', expect: adminOnly },
  'POST /api/admin/test-mail': { subject: 'nothing', expect: adminOnly },
  'GET /api/outbox': { subject: 'nothing', expect: [404, 404, 404, 404, 404, 404] },
  'POST /api/auth/sign-up/email': {
    subject: 'nothing',
    body: { name: 'New', email: '{new.email}', password: 'a long enough one' },
    endsSession: true,
    expect: open,
  },
  'POST /api/auth/sign-in/email': {
    subject: 'nothing',
    body: { email: '{admin.email}', password: '{password}' },
    endsSession: true,
    expect: open,
  },
  'POST /api/auth/challenges': { subject: 'nothing', body: { for: 'sign-up' }, expect: open },
  'POST /api/auth/sign-in/social': {
    subject: 'nothing',
    body: { provider: 'google', callbackURL: '/' },
    expect: [404, 404, 404, 404, 404, 404],
  },
  'GET /api/auth/callback/google': { subject: 'nothing', expect: [302, 302, 302, 302, 302, 302] },
  // Google is not set up here.
  'POST /api/auth/link-social': {
    subject: 'nothing',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'DELETE /api/auth/google': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/auth/sign-out': { subject: 'nothing', body: {}, endsSession: true, expect: open },
  'GET /api/consents': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/consents': {
    subject: 'nothing',
    body: { versions: [{ page: 'seller-terms', version: 1 }] },
    expect: loggedInOnly,
  },
  'GET /api/auth/get-session': { subject: 'nothing', expect: open },
  'POST /api/auth/update-user': {
    subject: 'nothing',
    body: {},
    expect: [401, 400, 400, 400, 400, 401],
  },
  'POST /api/auth/request-password-reset': {
    subject: 'nothing',
    body: { email: 'nobody@example.org' },
    expect: open,
  },
  'POST /api/auth/reset-password': {
    subject: 'nothing',
    body: { token: 'made-up', newPassword: 'a long enough one' },
    expect: [400, 400, 400, 400, 400, 400],
  },
  'GET /api/auth/reset-password/{token}': { subject: 'nothing', expect: open },
  'GET /api/api-keys': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/api-keys': {
    subject: 'nothing',
    body: { name: 'Key', scopes: ['phones:read'], days: 30 },
    // Admins give other scopes.
    expect: [401, 403, 200, 200, 422, 401],
  },
  'DELETE /api/api-keys/{id}': { subject: 'nothing', expect: [401, 404, 404, 404, 404, 401] },
  'GET /api/webhooks': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/webhooks': {
    subject: 'nothing',
    body: { url: 'http://10.0.0.1/hook', kinds: ['order.paid'] },
    expect: [401, 403, 422, 422, 422, 401],
    staff: { moderator: 403, support: 403, finance: 403 },
  },
  'PUT /api/webhooks/{id}': {
    subject: 'nothing',
    body: { url: 'http://10.0.0.1/hook', kinds: ['order.paid'], isOn: true },
    expect: [401, 403, 422, 422, 422, 401],
    staff: { moderator: 403, support: 403, finance: 403 },
  },
  'DELETE /api/webhooks/{id}': { subject: 'nothing', expect: [401, 404, 404, 404, 404, 401] },
  'POST /api/webhooks/{id}/secret': {
    subject: 'nothing',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/webhooks/{id}/test': {
    subject: 'nothing',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'GET /api/webhooks/{id}/messages': { subject: 'nothing', expect: [401, 404, 404, 404, 404, 401] },
  'POST /api/webhooks/{id}/messages/{message}/replay': {
    subject: 'nothing',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'GET /api/auth/second-factor': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/auth/second-factor/setup': { subject: 'nothing', body: {}, expect: loggedInOnly },
  'POST /api/auth/second-factor/confirm': {
    subject: 'nothing',
    body: { code: 'none' },
    expect: [401, 422, 422, 422, 422, 401],
  },
  'POST /api/auth/second-factor/recovery-codes': {
    subject: 'nothing',
    body: {},
    expect: [401, 409, 409, 409, 409, 401],
  },
  'DELETE /api/auth/second-factor': { subject: 'nothing', expect: loggedInOnly },
  // No account of the matrix has a passkey; the module's own tests cover those that have.
  'POST /api/auth/second-factor/passkey': {
    subject: 'nothing',
    body: {},
    expect: [401, 409, 409, 409, 409, 401],
  },
  'GET /api/auth/passkeys': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/auth/passkeys/options': { subject: 'nothing', body: {}, expect: loggedInOnly },
  'POST /api/auth/passkeys': {
    subject: 'nothing',
    body: {},
    expect: [401, 422, 422, 422, 422, 401],
  },
  'PUT /api/auth/passkeys/{id}': {
    subject: 'nothing',
    body: { name: 'Key' },
    expect: [401, 404, 404, 404, 404, 401],
  },
  'DELETE /api/auth/passkeys/{id}': {
    subject: 'nothing',
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/auth/sign-in/passkey/options': { subject: 'nothing', body: {}, expect: open },
  'POST /api/auth/sign-in/passkey': {
    subject: 'nothing',
    body: {},
    expect: [422, 422, 422, 422, 422, 422],
  },
  'POST /api/auth/sign-in/second-step/passkey/options': {
    subject: 'nothing',
    body: {},
    expect: [401, 401, 401, 401, 401, 401],
  },
  'POST /api/auth/sign-in/second-step/passkey': {
    subject: 'nothing',
    body: {},
    expect: [422, 422, 422, 422, 422, 422],
  },
  'POST /api/auth/reauthenticate/passkey/options': {
    subject: 'nothing',
    body: {},
    expect: [401, 409, 409, 409, 409, 401],
  },
  'POST /api/auth/reauthenticate/passkey': {
    subject: 'nothing',
    body: {},
    expect: [401, 422, 422, 422, 422, 401],
  },
  'GET /api/auth/sign-in/second-step': { subject: 'nothing', expect: open },
  'POST /api/auth/sign-in/second-step': {
    subject: 'nothing',
    body: { code: '123456' },
    expect: [401, 401, 401, 401, 401, 401],
  },
  'GET /api/auth/reauthentication': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/auth/reauthenticate': {
    subject: 'nothing',
    body: { password: '{password}' },
    endsSession: true,
    expect: loggedInOnly,
  },
  // The module's own tests cover the change itself.
  'POST /api/auth/change-password': {
    subject: 'nothing',
    body: { currentPassword: 'not this one', newPassword: 'a long enough one' },
    expect: [401, 422, 422, 422, 422, 401],
  },
  'GET /api/email-confirmation': { subject: 'nothing', expect: loggedInOnly },
  // This shop sends no mail, so there is nothing to confirm.
  'POST /api/email-confirmation': {
    subject: 'nothing',
    body: {},
    expect: [401, 409, 409, 409, 409, 401],
  },
  'DELETE /api/email-confirmation': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/email-confirmation/code': {
    subject: 'nothing',
    body: { code: '123456' },
    expect: [401, 422, 422, 422, 422, 401],
  },
  'POST /api/email-confirmation/link': {
    subject: 'nothing',
    body: { token: 'made-up' },
    expect: [410, 410, 410, 410, 410, 410],
  },
  'GET /api/phone-number': { subject: 'nothing', expect: loggedInOnly },
  // This shop has no hook for text messages.
  'POST /api/phone-number/confirmation': {
    subject: 'nothing',
    body: { number: '+12025550143' },
    expect: [401, 403, 404, 404, 403, 401],
  },
  'POST /api/phone-number/code': {
    subject: 'nothing',
    body: { code: '123456' },
    expect: [401, 403, 404, 404, 403, 401],
  },
  'DELETE /api/phone-number': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/email-change': {
    subject: 'nothing',
    body: { email: '{new.email}', password: 'not this one' },
    expect: [401, 422, 422, 422, 422, 401],
  },
  'POST /api/email-change/stop': {
    subject: 'nothing',
    body: { token: 'made-up' },
    expect: [410, 410, 410, 410, 410, 410],
  },
  'GET /api/login-methods': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/me': { subject: 'nothing', expect: open },
  'GET /api/me/deletion': { subject: 'nothing', expect: loggedInOnly },
  // The last call of an account; a second admin remains.
  'DELETE /api/me': { subject: 'nothing', endsSession: true, expect: loggedInOnly },
  'GET /api/me/data-export': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/me/data-export': {
    subject: 'nothing',
    endsSession: true,
    expect: [401, 202, 202, 202, 202, 401],
  },
  'GET /api/me/data-export/file': { subject: 'nothing', expect: [401, 404, 404, 404, 404, 401] },
  'GET /api/me/sessions': { subject: 'nothing', expect: loggedInOnly },
  'DELETE /api/me/sessions': { subject: 'nothing', expect: loggedInOnly },
  // No session has this id; that of somebody else answers like it.
  'DELETE /api/me/sessions/{id}': { subject: 'nothing', expect: [401, 404, 404, 404, 404, 401] },
  'GET /api/me/security-events': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/security-events/{user}': {
    staff: ['moderator', 'support'],
    subject: 'account',
    expect: adminOnly,
  },
  'GET /api/users': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/buyers': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/seller': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/accounts': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/accounts.csv': { subject: 'nothing', expect: adminOnly },
  'GET /api/account-counts': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'POST /api/users': {
    subject: 'listing',
    body: { name: 'Owner', email, role: 'Seller' },
    expect: [401, 403, 403, 200, 403, 401],
  },
  // Not a current version, so that the Buyer stays one; the module's own tests cover acceptance.
  'POST /api/start-selling': {
    subject: 'nothing',
    body: { termsVersion: 0 },
    expect: [401, 409, 409, 409, 403, 401],
  },
  'PUT /api/date-settings': {
    subject: 'nothing',
    body: { locale: 'en-US', timeZone: 'America/New_York' },
    expect: [401, 200, 200, 200, 200, 401],
  },
  'GET /api/users/{user}': { subject: 'listing', expect: [401, 404, 404, 200, 200, 401] },
  'GET /api/users/buyer/{email}': { subject: 'listing', expect: [401, 404, 404, 200, 200, 401] },
  'GET /api/users/seller/{email}': { subject: 'listing', expect: [401, 404, 404, 200, 200, 401] },
  'PUT /api/users/{user}': { subject: 'account', expect: adminOnly },
  'DELETE /api/users/{user}': { subject: 'account', expect: adminOnly },
  'PUT /api/bans/{user}': { staff: ['moderator'], subject: 'account', expect: adminOnly },
  'DELETE /api/bans/{user}': { staff: ['moderator'], subject: 'account', expect: adminOnly },
  'DELETE /api/user-sessions/{user}': {
    staff: ['moderator', 'support'],
    subject: 'account',
    expect: adminOnly,
  },
  'GET /api/undelivered-mails': { staff: ['support'], subject: 'nothing', expect: adminOnly },
  'POST /api/undelivered-mails/{id}/retry': {
    staff: ['support'],
    subject: 'account',
    body: {},
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/business': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  // Without an address.
  'PUT /api/business': {
    subject: 'nothing',
    body: { companyName: 'Phones Ltd', revision: null },
    expect: [401, 403, 422, 422, 403, 401],
  },
  'DELETE /api/business': { subject: 'nothing', expect: [401, 403, 422, 422, 403, 401] },
  'GET /api/accounts/{id}/businesses': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'seller',
    expect: adminOnly,
  },
  'GET /api/my-reputation': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'POST /api/reputation-codes': { subject: 'nothing', expect: [401, 403, 201, 201, 403, 401] },
  'POST /api/reputation-statements': {
    subject: 'nothing',
    body: { code: 'RD-0000-0000-0000-0000-0000' },
    expect: [401, 403, 200, 200, 403, 401],
  },
  // Not a statement; the module's own tests cover importing one.
  'POST /api/imported-reputations': {
    subject: 'nothing',
    body: { statement: '{}', signature: '', publicKey: '' },
    expect: [401, 403, 422, 422, 403, 401],
  },
  'DELETE /api/imported-reputations/{id}': {
    subject: 'listing',
    expect: [401, 403, 404, 404, 403, 401],
  },
  'GET /api/trusted-shops': { subject: 'nothing', expect: adminOnly },
  // Not an address.
  'POST /api/trusted-shops': {
    subject: 'nothing',
    body: { origin: 'nonsense', publicKey: 'nonsense' },
    expect: [401, 403, 403, 403, 422, 401],
  },
  'DELETE /api/trusted-shops/{id}': {
    subject: 'listing',
    expect: [401, 403, 403, 403, 404, 401],
  },
}
