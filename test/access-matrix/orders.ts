import { adminOnly, loggedInOnly, nobody, open, type Rows } from './row.ts'

/** Orders, money, offers, ratings and disputes. */
export const orders: Rows = {
  'GET /api/orders': { subject: 'nothing', expect: [401, 200, 200, 200, 403, 401] },
  'GET /api/sales': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/orders/{id}/checkout': { subject: 'booked', expect: [401, 404, 404, 200, 403, 401] },
  'POST /api/orders/{id}/checkout': {
    subject: 'booked',
    body: { paymentMethod: 'meet_up' },
    expect: [401, 404, 404, 200, 403, 401],
  },
  'DELETE /api/orders/{id}/checkout': {
    subject: 'booked',
    expect: [401, 404, 404, 200, 403, 401],
  },
  // Of a booked phone, as far as each may see it.
  'GET /api/orders/{id}/evidence': {
    staff: { moderator: 404 },
    subject: 'booked',
    expect: [401, 404, 404, 200, 200, 401],
  },
  // The order is not paid yet.
  'GET /api/orders/{id}/receipt.pdf': {
    subject: 'booked',
    expect: [401, 404, 404, 409, 404, 401],
  },
  'GET /api/orders/{id}/receipt': { subject: 'booked', expect: [401, 404, 404, 409, 404, 401] },
  'GET /api/addresses': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/addresses': {
    subject: 'nothing',
    body: {
      address: {
        name: 'Bea Buyer',
        line1: 'Storgata 1',
        city: 'Oslo',
        postalCode: '0155',
        country: 'NO',
      },
    },
    expect: loggedInOnly,
  },
  // No address has this id; the module's own tests cover whose addresses can be changed.
  'PUT /api/addresses/{id}': {
    subject: 'nothing',
    body: {
      address: {
        name: 'Bea Buyer',
        line1: 'Storgata 1',
        city: 'Oslo',
        postalCode: '0155',
        country: 'NO',
      },
    },
    expect: [401, 404, 404, 404, 404, 401],
  },
  'DELETE /api/addresses/{id}': { subject: 'nothing', expect: loggedInOnly },
  // The order is paid at the meet-up and not paid yet; the modules' own tests cover the rest.
  'POST /api/orders/{id}/payment-sent': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/confirm-payment': {
    staff: { moderator: 404, support: 404 },
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 403, 409, 401],
  },
  'POST /api/orders/{id}/refund-received': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/cancellation': {
    subject: 'booked',
    body: { reason: 'I found another phone' },
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/cancellation/accept': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/cancellation/decline': {
    subject: 'booked',
    body: { reason: 'It is already packed' },
    expect: [401, 404, 404, 404, 404, 401],
  },
  // None of these orders is complete; orders-by-stage.ts covers who may do what in a claim.
  'POST /api/orders/{id}/warranty-claims': {
    subject: 'booked',
    body: { reason: 'battery', text: 'The battery lasts ten minutes' },
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/warranty-claims/{claim}/agree': {
    subject: 'booked',
    body: { remedy: 'repair', text: 'Send it to me' },
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/warranty-claims/{claim}/refuse': {
    subject: 'booked',
    body: { text: 'It fell into water' },
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/warranty-claims/{claim}/settle': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/warranty-claims/{claim}/withdraw': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'GET /api/warranty-photos/{id}': { subject: 'booked', expect: [401, 404, 404, 404, 404, 401] },
  'POST /api/orders/{id}/return': {
    subject: 'booked',
    body: { reason: 'It is too big for me' },
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/return/approve': {
    subject: 'booked',
    body: { place: 'Storgata 1, Oslo' },
    expect: [401, 404, 404, 403, 404, 401],
  },
  'POST /api/orders/{id}/return/send': {
    subject: 'booked',
    body: { carrier: 'DHL', tracking: 'JD0146777' },
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/return/receive': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 403, 404, 401],
  },
  'POST /api/orders/{id}/return/keep': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 409, 404, 401],
  },
  // Needs Stripe or demo mode, neither of which is set up here; the module's own tests cover it.
  'POST /api/demo-payments/{id}/confirm': {
    subject: 'nothing',
    body: { card: '4242424242424242' },
    expect: [401, 404, 404, 404, 403, 401],
  },
  'POST /api/payments/stripe/webhook': { subject: 'nothing', body: {}, expect: nobody },
  'GET /api/payout-account': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'POST /api/payout-account': { subject: 'nothing', expect: [401, 403, 409, 409, 403, 401] },
  'GET /api/payment-instructions': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  // The tests' shop gives its own instructions; the module's own tests cover sellers' ones.
  'PUT /api/payment-instructions': {
    subject: 'nothing',
    body: { name: 'Bank transfer', text: 'Sam Seller, IBAN NO93 8601 1117 947' },
    expect: [401, 403, 409, 409, 403, 401],
  },
  'DELETE /api/payment-instructions': {
    subject: 'nothing',
    expect: [401, 403, 200, 200, 403, 401],
  },
  'GET /api/statements': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/statements.csv': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/money': { staff: ['finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/money-tasks': { staff: ['finance'], subject: 'nothing', expect: adminOnly },
  'POST /api/money-tasks/{id}/retry': {
    staff: ['finance'],
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/money-tasks/{id}/settle': {
    staff: ['finance'],
    subject: 'nothing',
    body: { amountMinor: 100, reason: 'By bank transfer' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/orders/{id}/cancel': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 200, 403, 401],
  },
  'POST /api/orders/{id}/hand-over': {
    subject: 'booked',
    body: { code: '000000x' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'POST /api/orders/{id}/unlock-hand-over': {
    staff: ['support'],
    subject: 'booked',
    body: {},
    expect: [401, 403, 403, 403, 200, 401],
  },
  'GET /api/orders/{id}': {
    staff: { moderator: 404 },
    subject: 'booked',
    expect: [401, 404, 404, 200, 200, 401],
  },
  'GET /api/orders/{id}/as-sold': {
    staff: { moderator: 404 },
    subject: 'booked',
    expect: [401, 404, 404, 200, 200, 401],
  },
  'POST /api/orders/{id}/delivery': {
    subject: 'booked',
    body: { method: 'pick_up' },
    expect: [401, 404, 404, 200, 403, 401],
  },
  // The time is in the past; the module's own tests cover the rules for proposals.
  'POST /api/orders/{id}/meet-ups': {
    subject: 'booked',
    body: { place: 'Oslo S', at: '2020-01-01T12:00:00Z' },
    expect: [401, 404, 404, 422, 404, 401],
  },
  'POST /api/orders/{id}/meet-ups/{number}/accept': {
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
    staff: { moderator: 404, finance: 404 },
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 409, 409, 401],
  },
  'POST /api/orders/{id}/confirm': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 409, 403, 401],
  },
  'POST /api/orders/{id}/cancel-sale': {
    subject: 'booked',
    body: { reason: 'It fell into the sea' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'GET /api/offers': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/offers': {
    subject: 'listing',
    body: { phoneId: '{listing.id}', price: '400' },
    expect: [401, 200, 200, 403, 403, 401],
  },
  // No offer has this id; orders-by-stage.ts covers who may answer one.
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
  'GET /api/orders/{id}/ratings/shown': {
    staff: ['moderator', 'support'],
    subject: 'booked',
    expect: adminOnly,
  },
  'PUT /api/orders/{id}/ratings/reply': {
    subject: 'booked',
    body: { text: 'Thank you.' },
    expect: [401, 404, 404, 409, 404, 401],
  },
  'POST /api/orders/{id}/ratings/show': {
    staff: ['moderator', 'support'],
    subject: 'booked',
    body: { side: 'buyer' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/orders/{id}/ratings/hide': {
    staff: ['moderator', 'support'],
    subject: 'booked',
    body: { side: 'buyer', reason: 'Names a person' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  // None of these orders was shipped; orders-by-stage.ts covers who may do what in a dispute.
  'GET /api/disputes': { staff: ['support'], subject: 'nothing', expect: adminOnly },
  'GET /api/orders/{id}/arrival': {
    staff: { moderator: 404 },
    subject: 'booked',
    expect: [401, 404, 404, 200, 200, 401],
  },
  'GET /api/orders/{id}/arrival/questions': {
    subject: 'booked',
    expect: [401, 404, 404, 200, 403, 401],
  },
  'PUT /api/orders/{id}/arrival': {
    subject: 'booked',
    body: { answers: {} },
    expect: [401, 404, 404, 409, 403, 401],
  },
  'GET /api/orders/{id}/dispute': { subject: 'booked', expect: [401, 404, 404, 404, 404, 401] },
  'POST /api/orders/{id}/dispute': {
    staff: { moderator: 404, finance: 404 },
    subject: 'booked',
    body: { reason: 'other', text: 'It is not the phone that was shown' },
    expect: [401, 404, 404, 409, 409, 401],
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
  'POST /api/orders/{id}/dispute/settlements/{number}/{answer}': {
    subject: 'booked',
    body: {},
    expect: [401, 404, 404, 404, 404, 401],
  },
  'POST /api/orders/{id}/dispute/return-sent': {
    subject: 'booked',
    body: { carrier: 'DHL', tracking: 'JD0146000' },
    expect: [401, 404, 404, 404, 403, 401],
  },
  'POST /api/orders/{id}/dispute/return-received': {
    subject: 'booked',
    body: { arrived: 'phone' },
    expect: [401, 403, 404, 403, 403, 401],
  },
  'POST /api/orders/{id}/dispute/decision': {
    staff: ['support'],
    subject: 'booked',
    body: { kind: 'refund', reason: 'The phone never came' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/orders/{id}/dispute/conversation': {
    staff: ['support'],
    subject: 'booked',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/dispute-photos/{id}': { subject: 'booked', expect: [401, 404, 404, 404, 404, 401] },
}
