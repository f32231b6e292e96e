import { adminOnly, loggedInOnly, nobody, open, type Rows } from './row.ts'

/** The catalog, phones for sale, search and favorites. */
export const phones: Rows = {
  'GET /api/categories': { subject: 'nothing', expect: open },
  'GET /api/categories/{id}': { subject: 'nothing', expect: open },
  'GET /api/models': { subject: 'nothing', expect: open },
  'GET /api/models/{model}': { subject: 'nothing', expect: open },
  'POST /api/models': {
    staff: ['moderator'],
    subject: 'nothing',
    body: { brand: 'Nokia', name: '{new.email}' },
    expect: [401, 403, 403, 403, 201, 401],
  },
  'PUT /api/models/{model}': {
    staff: ['moderator'],
    subject: 'model',
    body: { name: '{new.email}' },
    expect: adminOnly,
  },
  'POST /api/models/{model}/merge': {
    staff: ['moderator'],
    subject: 'model',
    body: { into: 'nokia-3310' },
    expect: adminOnly,
  },
  // The body is not text/csv; the catalog's own tests cover the import.
  'POST /api/model-imports': {
    staff: ['moderator'],
    subject: 'nothing',
    expect: [401, 403, 403, 403, 415, 401],
  },
  'GET /api/model-imports/{id}': {
    staff: ['moderator'],
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
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
  // Always accepted; the module's own tests cover which views count.
  'POST /api/phones/{id}/views': { subject: 'listing', expect: [204, 204, 204, 204, 204, 204] },
  'GET /api/phones/{id}/review': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'GET /api/risk-cases': { staff: ['moderator', 'finance'], subject: 'nothing', expect: adminOnly },
  // No account waits; the module's own tests cover the decision.
  'POST /api/account-reviews/{id}/clear': {
    staff: ['moderator'],
    subject: 'account',
    body: { note: 'Known in person' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  // No rule applies to it.
  'POST /api/phones/{id}/overrule-risk': {
    staff: ['moderator', 'finance'],
    subject: 'listing',
    body: { note: 'Known in person' },
    expect: [401, 403, 403, 403, 409, 401],
  },
  'GET /api/risk-rules': { subject: 'nothing', expect: adminOnly },
  'POST /api/risk-rules/{key}/trial': {
    subject: 'nothing',
    body: { version: 0, weight: 10, action: 'nothing', enabled: true, thresholds: {} },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'PUT /api/risk-rules/{key}': {
    subject: 'nothing',
    body: { version: 0, weight: 10, action: 'nothing', enabled: true, thresholds: {}, trial: '' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/admin/settings': { subject: 'nothing', expect: adminOnly },
  'PATCH /api/admin/settings': {
    subject: 'nothing',
    body: { changes: {} },
    expect: adminOnly,
  },
  // Without saying which picture; the module's own tests cover the uploads.
  'PUT /api/admin/settings/image': {
    subject: 'nothing',
    expect: [401, 403, 403, 403, 422, 401],
  },
  'GET /api/reviews': { staff: ['moderator'], subject: 'nothing', expect: adminOnly },
  // Nothing is pending; the module's own tests cover the decisions.
  'POST /api/reviews/{id}': {
    staff: ['moderator'],
    subject: 'listing',
    body: { decision: 'approved' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/phones/{id}/pause': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  // It is for sale already, which is what resuming leads to.
  'POST /api/phones/{id}/resume': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'POST /api/phones/{id}/renew': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  'GET /api/delivery-terms': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'PUT /api/delivery-terms': {
    subject: 'nothing',
    body: { delivery: { pickUp: true } },
    expect: [401, 403, 200, 200, 403, 401],
  },
  'GET /api/after-sale-terms': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'PUT /api/after-sale-terms': {
    subject: 'nothing',
    body: { terms: { returnDays: 14 } },
    expect: [401, 403, 200, 200, 403, 401],
  },
  'GET /api/default-place': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'PUT /api/default-place': {
    subject: 'nothing',
    body: { place: 'Oslo' },
    expect: [401, 403, 200, 200, 403, 401],
  },
  'GET /api/vacation': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'PUT /api/vacation': {
    subject: 'listing',
    body: { until: null },
    expect: [401, 403, 200, 200, 403, 401],
  },
  // Only the token counts; the module's own tests cover its effect.
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
  'GET /api/my-phones/summaries': { subject: 'listing', expect: [401, 403, 200, 200, 403, 401] },
  // No file is sent; the module's own tests cover the import.
  'POST /api/my-phones/import-checks': {
    subject: 'nothing',
    expect: [401, 403, 422, 422, 403, 401],
  },
  'POST /api/my-phones/imports': { subject: 'nothing', expect: [401, 403, 422, 422, 403, 401] },
  'GET /api/my-phones/export': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/my-phones/example': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'POST /api/my-phones/bulk': {
    subject: 'listing',
    body: { ids: ['{listing.id}'], action: 'pause' },
    expect: [401, 403, 200, 200, 403, 401],
  },
  'GET /api/sellers/{id}': { subject: 'seller', expect: open },
  'POST /api/sellers/{id}/follow': {
    subject: 'seller',
    expect: [401, 200, 200, 409, 403, 401],
  },
  'DELETE /api/sellers/{id}/follow': { subject: 'seller', expect: loggedInOnly },
  'GET /api/followed-sellers': { subject: 'nothing', expect: loggedInOnly },
  'PUT /api/followed-seller-mails': {
    subject: 'nothing',
    body: { on: true },
    expect: loggedInOnly,
  },
  'GET /api/search': { subject: 'nothing', expect: open },
  'GET /api/suggestions': { subject: 'nothing', expect: open },
  'GET /api/highlights': { subject: 'nothing', expect: open },
  'GET /api/places': { subject: 'nothing', expect: open },
  'GET /api/favorites': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/favorite-ids': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/favorites': { subject: 'listing', body: { ids: [] }, expect: loggedInOnly },
  'PUT /api/favorites/{id}': { subject: 'listing', expect: [401, 200, 200, 409, 200, 401] },
  'DELETE /api/favorites/{id}': { subject: 'listing', expect: loggedInOnly },
  'GET /api/saved-searches': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/saved-searches': {
    subject: 'listing',
    body: { query: 'max=100' },
    expect: [401, 201, 201, 201, 201, 401],
  },
  'DELETE /api/saved-searches/{id}': {
    subject: 'search',
    expect: [401, 404, 404, 200, 404, 401],
  },
  'GET /api/alerts': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/alerts/unread': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/alerts/read': { subject: 'nothing', body: {}, expect: loggedInOnly },
  'PUT /api/alert-mails': { subject: 'nothing', body: { on: true }, expect: loggedInOnly },
  'GET /api/unsubscriptions/{token}': {
    subject: 'nothing',
    expect: [404, 404, 404, 404, 404, 404],
  },
  'PUT /api/unsubscriptions/{token}': {
    subject: 'nothing',
    body: { on: false },
    expect: [404, 404, 404, 404, 404, 404],
  },
  'GET /api/my-products/{email}': {
    staff: { finance: 404 },
    subject: 'listing',
    expect: [401, 404, 404, 200, 200, 401],
  },
  'POST /api/media': { subject: 'upload', expect: [401, 200, 200, 200, 200, 401] },
  'POST /api/media/{id}/rotate': {
    subject: 'picture',
    body: { degrees: 90 },
    expect: [401, 404, 404, 200, 404, 401],
  },
  'GET /api/advertise': { subject: 'nothing', expect: open },
  'POST /api/advertise': {
    subject: 'listing',
    body: { phoneId: '{listing.id}' },
    expect: [401, 201, 201, 201, 403, 401],
  },
  'DELETE /api/advertise/{id}': { subject: 'listing', expect: [401, 403, 404, 200, 403, 401] },
  // The model is missing; the module's own tests cover the prices.
  'GET /api/pricing': { subject: 'nothing', expect: [422, 422, 422, 422, 422, 422] },
}
