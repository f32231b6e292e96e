/** Who is tried against every route. `owner` is the one whose own thing the route is about. */
export const actors = ['visitor', 'Buyer', 'Seller', 'owner', 'admin', 'banned'] as const
export type Actor = (typeof actors)[number]

/** What a route is about: made anew for every try, because some routes use it up. */
export type Subject =
  | 'nothing'
  | 'listing'
  | 'booked'
  | 'account'
  | 'report'
  | 'model'
  | 'upload'
  | 'picture'
  | 'thread'
  | 'stream'
  | 'search'

export type Row = {
  subject: Subject
  /** The request; `{id}` and the like are filled in from the subject. */
  body?: Record<string, unknown>
  /** Statuses in the order of `actors`. */
  expect: readonly [number, number, number, number, number, number]
}

const open = [200, 200, 200, 200, 200, 200] as const
const signedInOnly = [401, 200, 200, 200, 200, 401] as const
const adminOnly = [401, 403, 403, 403, 200, 401] as const
const DRAFT = '0198a000-0000-7000-8000-000000000001'
const nobody = [404, 404, 404, 404, 404, 404] as const
const email = '{owner.email}'

/** Every route of the contract and what each actor gets, written by hand: the test finds gaps. */
export const matrix: Record<string, Row> = {
  'GET /api/config': { subject: 'nothing', expect: open },
  'GET /api/outbox': { subject: 'nothing', expect: [404, 404, 404, 404, 404, 404] },
  'POST /api/auth/sign-up/email': {
    subject: 'nothing',
    body: { name: 'New', email: '{new.email}', password: 'a long enough one' },
    expect: open,
  },
  'POST /api/auth/sign-in/email': {
    subject: 'nothing',
    body: { email: '{admin.email}', password: '{password}' },
    expect: open,
  },
  'POST /api/auth/sign-in/social': {
    subject: 'nothing',
    body: { provider: 'google', callbackURL: '/' },
    expect: [404, 404, 404, 404, 404, 404],
  },
  'GET /api/auth/callback/google': { subject: 'nothing', expect: [302, 302, 302, 302, 302, 302] },
  // Signs the actor out, so it comes last in the run; harmless without a session.
  'POST /api/auth/sign-out': { subject: 'nothing', body: {}, expect: open },
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
  'GET /api/me': { subject: 'nothing', expect: open },
  'GET /api/users': { subject: 'nothing', expect: adminOnly },
  'GET /api/buyers': { subject: 'nothing', expect: adminOnly },
  'GET /api/seller': { subject: 'nothing', expect: adminOnly },
  'POST /api/users': {
    subject: 'listing',
    body: { name: 'Owner', email, role: 'Seller' },
    expect: [401, 403, 403, 200, 403, 401],
  },
  'GET /api/users/{user}': { subject: 'listing', expect: [401, 404, 404, 200, 200, 401] },
  'GET /api/users/buyer/{email}': { subject: 'listing', expect: [401, 404, 404, 200, 200, 401] },
  'GET /api/users/seller/{email}': { subject: 'listing', expect: [401, 404, 404, 200, 200, 401] },
  'PUT /api/users/{user}': { subject: 'account', expect: adminOnly },
  'DELETE /api/users/{user}': { subject: 'account', expect: adminOnly },
  'PUT /api/bans/{user}': { subject: 'account', expect: adminOnly },
  'DELETE /api/bans/{user}': { subject: 'account', expect: adminOnly },
  'GET /api/categories': { subject: 'nothing', expect: open },
  'GET /api/categories/{id}': { subject: 'nothing', expect: open },
  'GET /api/models': { subject: 'nothing', expect: open },
  'GET /api/models/{model}': { subject: 'nothing', expect: open },
  'POST /api/models': {
    subject: 'nothing',
    body: { brand: 'Nokia', name: '{new.email}' },
    expect: [401, 403, 403, 403, 201, 401],
  },
  'PUT /api/models/{model}': { subject: 'model', body: { name: '{new.email}' }, expect: adminOnly },
  'POST /api/models/{model}/merge': {
    subject: 'model',
    body: { into: 'nokia-3310' },
    expect: adminOnly,
  },
  // The body is no text/csv; what a file does is in the catalogue's own tests.
  'POST /api/model-imports': { subject: 'nothing', expect: [401, 403, 403, 403, 415, 401] },
  'GET /api/model-imports/{id}': { subject: 'nothing', expect: [401, 403, 403, 403, 404, 401] },
  'GET /api/phones': { subject: 'nothing', expect: open },
  'POST /api/phones': {
    subject: 'nothing',
    body: { brand: 'Nokia', name: 'Nokia 3310', price: '30' },
    expect: [401, 403, 201, 201, 403, 401],
  },
  'GET /api/phones/{id}': { subject: 'listing', expect: open },
  'DELETE /api/phones/{id}': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'PUT /api/phones/{id}': {
    subject: 'listing',
    body: { brand: 'Nokia', name: 'Nokia 3310', price: '30' },
    expect: [401, 403, 404, 200, 403, 401],
  },
  // Always heard; what counts is in the module's own tests.
  'POST /api/phones/{id}/views': { subject: 'listing', expect: [204, 204, 204, 204, 204, 204] },
  'GET /api/phones/{id}/review': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'GET /api/reviews': { subject: 'nothing', expect: adminOnly },
  // Nothing waits here; what decisions do is in the module's own tests.
  'POST /api/reviews/{id}': {
    subject: 'listing',
    body: { decision: 'approved' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/phones/{id}/pause': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  // It is on sale, which is where resuming leads to.
  'POST /api/phones/{id}/resume': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'POST /api/phones/{id}/renew': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'GET /api/vacation': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'PUT /api/vacation': {
    subject: 'listing',
    body: { until: null },
    expect: [401, 403, 200, 200, 403, 401],
  },
  // The link is all that counts; what it does is in the module's own tests.
  'GET /api/renewals/{token}': { subject: 'nothing', expect: nobody },
  'POST /api/renewals/{token}': { subject: 'nothing', expect: nobody },
  'GET /api/drafts': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'PUT /api/drafts/{id}': {
    subject: 'listing',
    body: { version: 0, values: {} },
    expect: [401, 403, 200, 200, 403, 401],
  },
  'DELETE /api/drafts/{id}': { subject: 'listing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/my-phones': { subject: 'listing', expect: [401, 403, 200, 200, 403, 401] },
  // There is no file; what a file does is in the module's own tests.
  'POST /api/my-phones/import-checks': {
    subject: 'nothing',
    expect: [401, 403, 422, 422, 403, 401],
  },
  'POST /api/my-phones/imports': { subject: 'nothing', expect: [401, 403, 422, 422, 403, 401] },
  'GET /api/my-phones/export': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/my-phones/example': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'POST /api/my-phones/bulk': {
    subject: 'listing',
    body: { ids: ['{listing.id}'], move: 'pause' },
    expect: [401, 403, 200, 200, 403, 401],
  },
  'GET /api/search': { subject: 'nothing', expect: open },
  'GET /api/suggestions': { subject: 'nothing', expect: open },
  'GET /api/places': { subject: 'nothing', expect: open },
  'GET /api/favourites': { subject: 'nothing', expect: signedInOnly },
  'GET /api/favourite-ids': { subject: 'nothing', expect: signedInOnly },
  'POST /api/favourites': { subject: 'listing', body: { ids: [] }, expect: signedInOnly },
  'PUT /api/favourites/{id}': { subject: 'listing', expect: [401, 200, 200, 409, 200, 401] },
  'DELETE /api/favourites/{id}': { subject: 'listing', expect: signedInOnly },
  'GET /api/saved-searches': { subject: 'nothing', expect: signedInOnly },
  'POST /api/saved-searches': {
    subject: 'listing',
    body: { query: 'max=100' },
    expect: [401, 201, 201, 201, 201, 401],
  },
  'DELETE /api/saved-searches/{id}': {
    subject: 'search',
    expect: [401, 404, 404, 200, 404, 401],
  },
  'GET /api/alerts': { subject: 'nothing', expect: signedInOnly },
  'GET /api/alerts/unread': { subject: 'nothing', expect: signedInOnly },
  'POST /api/alerts/read': { subject: 'nothing', body: {}, expect: signedInOnly },
  'PUT /api/alert-mails': { subject: 'nothing', body: { on: true }, expect: signedInOnly },
  'GET /api/unsubscriptions/{token}': {
    subject: 'nothing',
    expect: [404, 404, 404, 404, 404, 404],
  },
  'PUT /api/unsubscriptions/{token}': {
    subject: 'nothing',
    body: { on: false },
    expect: [404, 404, 404, 404, 404, 404],
  },
  'GET /api/my-products/{email}': { subject: 'listing', expect: [401, 404, 404, 200, 200, 401] },
  'POST /api/media': { subject: 'upload', expect: [401, 200, 200, 200, 200, 401] },
  'POST /api/media/{id}/turn': {
    subject: 'picture',
    body: { degrees: 90 },
    expect: [401, 404, 404, 200, 404, 401],
  },
  'GET /api/advertise': { subject: 'nothing', expect: open },
  'POST /api/advertise': {
    subject: 'listing',
    body: { phoneId: '{listing.id}' },
    expect: [401, 201, 403, 201, 403, 401],
  },
  'DELETE /api/advertise/{id}': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'GET /api/orders': { subject: 'nothing', expect: [401, 200, 403, 403, 403, 401] },
  'GET /api/sales': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/orders/{id}/checkout': { subject: 'booked', expect: [401, 404, 403, 200, 403, 401] },
  'POST /api/orders/{id}/checkout': {
    subject: 'booked',
    body: { way: 'meet_up' },
    expect: [401, 404, 403, 200, 403, 401],
  },
  // Paying is in the module's own tests: here is neither Stripe nor demo mode.
  'POST /api/demo-payments/{id}/confirm': {
    subject: 'nothing',
    body: { card: '4242424242424242' },
    expect: [401, 404, 403, 403, 403, 401],
  },
  'POST /api/payments/stripe/webhook': { subject: 'nothing', body: {}, expect: nobody },
  'GET /api/payout-account': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'POST /api/payout-account': { subject: 'nothing', expect: [401, 403, 409, 409, 403, 401] },
  'GET /api/statements': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/statements.csv': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/money': { subject: 'nothing', expect: adminOnly },
  'POST /api/money-tasks/{id}/retry': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/orders/{id}/cancel': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 403, 200, 403, 401],
  },
  'POST /api/orders/{id}/hand-over': {
    subject: 'booked',
    body: { code: '000000x' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'GET /api/orders/{id}': { subject: 'booked', expect: [401, 404, 404, 200, 200, 401] },
  'POST /api/orders/{id}/delivery': {
    subject: 'booked',
    body: { method: 'pick_up' },
    expect: [401, 404, 403, 200, 403, 401],
  },
  // The time is past; what a proposal needs is in the module's own tests.
  'POST /api/orders/{id}/meet-ups': {
    subject: 'booked',
    body: { place: 'Oslo S', at: '2020-01-01T12:00:00Z' },
    expect: [401, 404, 404, 422, 404, 401],
  },
  'POST /api/orders/{id}/meet-ups/{n}/accept': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/ship': {
    subject: 'booked',
    body: { carrier: 'DHL', tracking: 'JD0146000' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'POST /api/orders/{id}/deliver': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 409, 409, 401],
  },
  'POST /api/orders/{id}/confirm': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 403, 409, 403, 401],
  },
  'POST /api/orders/{id}/cancel-sale': {
    subject: 'booked',
    body: { reason: 'It fell into the sea' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'GET /api/messages/orders/{id}': { subject: 'booked', expect: [401, 404, 404, 200, 404, 401] },
  'POST /api/messages/orders/{id}': {
    subject: 'booked',
    body: { clientId: '{new.id}', text: 'When shall we meet?' },
    expect: [401, 404, 404, 201, 404, 401],
  },
  'GET /api/offers': { subject: 'nothing', expect: signedInOnly },
  'POST /api/offers': {
    subject: 'listing',
    body: { phoneId: '{listing.id}', price: '400' },
    expect: [401, 200, 403, 403, 403, 401],
  },
  // No offer has this id: who may answer one is in the module's own tests.
  'POST /api/offers/{id}/counter': {
    subject: 'booked',
    body: { price: '440' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'POST /api/offers/{id}/accept': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/offers/{id}/decline': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/offers/{id}/withdraw': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'GET /api/people/{id}/ratings': { subject: 'account', expect: open },
  'GET /api/orders/{id}/ratings': { subject: 'booked', expect: [401, 404, 404, 200, 404, 401] },
  'PUT /api/orders/{id}/ratings': {
    subject: 'booked',
    body: { stars: 5 },
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/ratings/hide': {
    subject: 'booked',
    body: { side: 'buyer', reason: 'Names a person' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/notifications': { subject: 'nothing', expect: signedInOnly },
  'GET /api/notifications/unread': { subject: 'nothing', expect: signedInOnly },
  'POST /api/notifications/read': {
    subject: 'nothing',
    body: { upTo: '1' },
    expect: signedInOnly,
  },
  'GET /api/notification-settings': { subject: 'nothing', expect: signedInOnly },
  'PUT /api/notification-settings': { subject: 'nothing', body: {}, expect: signedInOnly },
  'GET /api/dead-mails': { subject: 'nothing', expect: adminOnly },
  'POST /api/dead-mails/{id}/retry': {
    subject: 'account',
    body: {},
    expect: [401, 403, 403, 403, 404, 401],
  },
  // None of these orders was sent: what a dispute is, and who may do what in one, is in its own tests.
  'GET /api/disputes': { subject: 'nothing', expect: adminOnly },
  'GET /api/orders/{id}/arrival': { subject: 'booked', expect: [401, 404, 404, 200, 200, 401] },
  'GET /api/orders/{id}/arrival/questions': {
    subject: 'booked',
    expect: [401, 404, 403, 200, 403, 401],
  },
  'PUT /api/orders/{id}/arrival': {
    subject: 'booked',
    body: { answers: {} },
    expect: [401, 404, 403, 409, 403, 401],
  },
  'GET /api/orders/{id}/dispute': { subject: 'booked', expect: [401, 404, 404, 404, 404, 401] },
  'POST /api/orders/{id}/dispute': {
    subject: 'booked',
    body: { reason: 'other', text: 'It is not the phone that was shown' },
    expect: [401, 404, 403, 409, 403, 401],
  },
  'POST /api/orders/{id}/dispute/statements': {
    subject: 'booked',
    body: { text: 'The phone was fine when it left' },
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/dispute/settlements': {
    subject: 'booked',
    body: { kind: 'return' },
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/dispute/settlements/{n}/{answer}': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/dispute/return-sent': {
    subject: 'booked',
    body: { carrier: 'DHL', tracking: 'JD0146000' },
    expect: [401, 404, 403, 404, 403, 401],
  },
  'POST /api/orders/{id}/dispute/return-received': {
    subject: 'booked',
    body: { arrived: 'phone' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'POST /api/orders/{id}/dispute/decision': {
    subject: 'booked',
    body: { kind: 'refund', reason: 'The phone never came' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/orders/{id}/dispute/conversation': {
    subject: 'booked',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/dispute-photos/{id}': { subject: 'booked', expect: [401, 404, 404, 404, 404, 401] },
  'POST /api/reports': {
    subject: 'listing',
    body: { phoneId: '{listing.id}', reason: 'stolen' },
    expect: [401, 201, 201, 403, 201, 401],
  },
  'GET /api/grading/rubric': { subject: 'nothing', expect: open },
  // Nothing is answered; what answers come to is in the module's own tests.
  'POST /api/gradings': {
    subject: 'nothing',
    body: { answers: {} },
    expect: [401, 403, 422, 422, 403, 401],
  },
  'GET /api/gradings/{phoneId}': { subject: 'nothing', expect: nobody },
  // No IMEI; what numbers come to is in the module's own tests.
  'POST /api/imei-checks': {
    subject: 'nothing',
    body: { imei: '1', brand: 'Nokia', name: '3310', draftId: DRAFT },
    expect: [401, 403, 422, 422, 403, 401],
  },
  'GET /api/imei-checks/{phoneId}': { subject: 'nothing', expect: nobody },
  // Nothing rings here; what settling does is in the module's own tests.
  'PUT /api/imei-alarms/{id}': {
    subject: 'listing',
    body: {},
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/possession-photos': { subject: 'nothing', expect: adminOnly },
  'GET /api/imei-alarms': { subject: 'nothing', expect: adminOnly },
  // Nobody asks without a model; prices are in the module's own tests.
  'GET /api/pricing': { subject: 'nothing', expect: [422, 422, 422, 422, 422, 422] },
  'POST /api/checkups': {
    subject: 'nothing',
    body: { draftId: DRAFT },
    expect: [401, 403, 201, 201, 403, 401],
  },
  'GET /api/checkups/{token}': { subject: 'nothing', expect: nobody },
  'POST /api/checkups/{token}': {
    subject: 'nothing',
    body: { results: [{ test: 'touch', outcome: 'passed' }] },
    expect: nobody,
  },
  'GET /api/checkup-results': { subject: 'nothing', expect: nobody },
  'GET /api/my-checkup': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/my-possession': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'POST /api/possession-codes': {
    subject: 'nothing',
    body: { draftId: DRAFT },
    expect: [401, 403, 201, 201, 403, 401],
  },
  // Nothing says what the photo is of; photos are in the module's own tests.
  'POST /api/possession-photos': { subject: 'upload', expect: [401, 403, 422, 422, 403, 401] },
  'GET /api/possession-photos/{phoneId}': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/possession/{phoneId}': { subject: 'nothing', expect: nobody },
  'GET /api/messages': { subject: 'nothing', expect: signedInOnly },
  'POST /api/messages': {
    subject: 'listing',
    body: { phoneId: '{listing.id}', clientId: '{new.id}', text: 'Hello' },
    expect: [401, 201, 403, 403, 403, 401],
  },
  'GET /api/messages/unread': { subject: 'nothing', expect: signedInOnly },
  'GET /api/messages/news': { subject: 'nothing', expect: signedInOnly },
  'GET /api/messages/stream': { subject: 'stream', expect: signedInOnly },
  'GET /api/messages/about/{phoneId}': { subject: 'listing', expect: signedInOnly },
  'GET /api/messages/threads/{id}': { subject: 'thread', expect: [401, 404, 404, 200, 404, 401] },
  'POST /api/messages/threads/{id}': {
    subject: 'thread',
    body: { clientId: '{new.id}', text: 'Hello' },
    expect: [401, 404, 404, 201, 404, 401],
  },
  'POST /api/messages/threads/{id}/read': {
    subject: 'thread',
    body: { number: 1 },
    expect: [401, 404, 404, 200, 404, 401],
  },
  'PUT /api/messages/threads/{id}/block': {
    subject: 'thread',
    expect: [401, 404, 404, 200, 404, 401],
  },
  'DELETE /api/messages/threads/{id}/block': {
    subject: 'thread',
    expect: [401, 404, 404, 200, 404, 401],
  },
  // Who sees which photo is in the module's own tests.
  'GET /api/messages/photos/{id}': { subject: 'listing', expect: [401, 404, 404, 404, 404, 401] },
  // The report is about a phone; what is read of threads is in the module's own tests.
  'GET /api/reports/{id}/messages': {
    subject: 'report',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/reports': { subject: 'nothing', expect: adminOnly },
  'PUT /api/reports/{id}': {
    subject: 'report',
    body: { decision: 'dismissed' },
    expect: adminOnly,
  },
}
