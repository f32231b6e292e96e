/** Actors for routes that concern two parties; those without any permission come first. */
export const sides = [
  'visitor',
  'other Buyer',
  'other Seller',
  'buyer',
  'seller',
  'admin',
  'seller made admin',
] as const
export type Side = (typeof sides)[number]

/** The stage of the order; recreated after every request that changed it. */
export type Stage =
  | 'offered'
  | 'arrived'
  | 'disputed'
  | 'proposed'
  | 'returning'
  | 'sent_back'
  | 'sold'
  | 'claimed'
  | 'agreed'

export type LiveRow = {
  at: Stage
  body?: Record<string, unknown>
  /** Statuses in the order of `sides`. */
  expect: readonly [number, number, number, number, number, number, number]
}

const everyParty = [401, 404, 404, 200, 200, 200, 200] as const
// Its seller is a buyer of other phones, so the order's own rule refuses.
const buyersOwn = [401, 404, 404, 200, 404, 403, 403] as const
const adminsWhoAreNoParty = [401, 403, 403, 403, 403, 200, 403] as const

/** Routes that need an order at a certain stage, with the status that each side gets. */
export const ordersByStage: Record<string, LiveRow> = {
  'POST /api/offers/{id}/counter': {
    at: 'offered',
    body: { price: '440' },
    expect: [401, 403, 404, 403, 200, 403, 403],
  },
  'POST /api/offers/{id}/accept': { at: 'offered', expect: [401, 404, 404, 403, 200, 404, 200] },
  'POST /api/offers/{id}/decline': { at: 'offered', expect: [401, 404, 404, 403, 200, 404, 200] },
  'POST /api/offers/{id}/withdraw': { at: 'offered', expect: [401, 404, 404, 200, 403, 404, 403] },
  'GET /api/orders/{id}/as-sold': { at: 'arrived', expect: everyParty },
  'GET /api/orders/{id}/arrival': { at: 'arrived', expect: everyParty },
  'GET /api/orders/{id}/arrival/questions': { at: 'arrived', expect: buyersOwn },
  // The answers are missing, so those who may answer get as far as validation.
  'PUT /api/orders/{id}/arrival': {
    at: 'arrived',
    body: { answers: {} },
    expect: [401, 404, 404, 422, 404, 403, 403],
  },
  'POST /api/orders/{id}/dispute': {
    at: 'arrived',
    body: { reason: 'other', text: 'It is not the phone that was shown' },
    expect: [401, 404, 404, 200, 403, 200, 403],
  },
  'GET /api/orders/{id}/dispute': { at: 'disputed', expect: everyParty },
  'GET /api/dispute-photos/{photo}': { at: 'disputed', expect: everyParty },
  'POST /api/orders/{id}/dispute/statements': {
    at: 'disputed',
    body: { text: 'The phone was fine when it left' },
    expect: everyParty,
  },
  'POST /api/orders/{id}/dispute/settlements': {
    at: 'disputed',
    body: { kind: 'return' },
    expect: [401, 404, 404, 200, 200, 403, 200],
  },
  // Its seller proposed it, so only the other side can agree.
  'POST /api/orders/{id}/dispute/settlements/{number}/{answer}': {
    at: 'proposed',
    expect: [401, 404, 404, 200, 409, 403, 409],
  },
  'POST /api/orders/{id}/dispute/return-sent': {
    at: 'returning',
    body: { carrier: 'DHL', tracking: 'JD0146000' },
    expect: [401, 404, 404, 200, 403, 403, 403],
  },
  'POST /api/orders/{id}/dispute/return-received': {
    at: 'sent_back',
    body: { arrived: 'nothing' },
    expect: [401, 403, 404, 403, 200, 403, 403],
  },
  'POST /api/orders/{id}/dispute/decision': {
    at: 'disputed',
    body: { kind: 'refund', reason: 'The phone never came' },
    expect: adminsWhoAreNoParty,
  },
  'GET /api/orders/{id}/dispute/conversation': { at: 'disputed', expect: adminsWhoAreNoParty },
  'POST /api/orders/{id}/warranty-claims': {
    at: 'sold',
    body: { reason: 'battery', text: 'The battery lasts ten minutes' },
    expect: [401, 404, 404, 200, 403, 404, 403],
  },
  'GET /api/warranty-photos/{photo}': { at: 'claimed', expect: everyParty },
  'POST /api/orders/{id}/warranty-claims/{claim}/agree': {
    at: 'claimed',
    body: { remedy: 'repair', text: 'Send it to me' },
    expect: [401, 404, 404, 403, 200, 404, 200],
  },
  'POST /api/orders/{id}/warranty-claims/{claim}/refuse': {
    at: 'claimed',
    body: { text: 'It fell into water' },
    expect: [401, 404, 404, 403, 200, 404, 200],
  },
  'POST /api/orders/{id}/warranty-claims/{claim}/settle': {
    at: 'agreed',
    expect: [401, 404, 404, 200, 403, 404, 403],
  },
  'POST /api/orders/{id}/warranty-claims/{claim}/withdraw': {
    at: 'claimed',
    expect: [401, 404, 404, 200, 403, 404, 403],
  },
}
