import { adminOnly, DRAFT, nobody, open, type Rows } from './row.ts'

/** Verification of phones. */
export const proof: Rows = {
  'GET /api/grading/rubric': { subject: 'nothing', expect: open },
  // No answers are sent; the module's own tests cover the grades.
  'POST /api/gradings': {
    subject: 'nothing',
    body: { answers: {} },
    expect: [401, 403, 422, 422, 403, 401],
  },
  'GET /api/gradings/{phoneId}': { subject: 'nothing', expect: nobody },
  // No IMEI is sent; the module's own tests cover the checks.
  'POST /api/imei-checks': {
    subject: 'nothing',
    body: { imei: '1', brand: 'Nokia', name: '3310', draftId: DRAFT },
    expect: [401, 403, 422, 422, 403, 401],
  },
  'GET /api/imei-checks/{phoneId}': { subject: 'nothing', expect: nobody },
  // There is no open alarm; the module's own tests cover settling one.
  'PUT /api/imei-alarms/{id}': {
    staff: ['moderator'],
    subject: 'listing',
    body: {},
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/possession-photos': {
    staff: ['moderator', 'support'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/imei-alarms': { staff: ['moderator'], subject: 'nothing', expect: adminOnly },
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
  'GET /api/my-possession': { subject: 'nothing', expect: [401, 200, 200, 200, 403, 401] },
  'POST /api/possession-codes': {
    subject: 'nothing',
    body: { draftId: DRAFT },
    expect: [401, 201, 201, 201, 403, 401],
  },
  // The request does not say what the photo shows; the module's own tests cover photos.
  'POST /api/possession-photos': { subject: 'upload', expect: [401, 422, 422, 422, 403, 401] },
  'GET /api/possession-photos/{phoneId}': {
    staff: ['moderator', 'support'],
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/possession/{phoneId}': { subject: 'nothing', expect: nobody },
  // There is no passport; the module's own tests cover reading and writing one.
  'GET /api/passports/{id}': { subject: 'listing', expect: nobody },
  'GET /api/passports/{id}/file': { subject: 'listing', expect: nobody },
  'GET /api/passports/{id}/code': { subject: 'listing', expect: nobody },
  'GET /api/phone-passports/{phoneId}': { subject: 'nothing', expect: nobody },
  'GET /api/my-passports': { subject: 'nothing', expect: [401, 200, 200, 200, 403, 401] },
  'POST /api/passports/{id}/repairs': {
    subject: 'listing',
    body: { part: 'screen', by: 'repair_shop', date: '2026-01-01' },
    expect: [401, 404, 404, 404, 403, 401],
  },
  // No IMEI is sent.
  'POST /api/passport-claims': {
    subject: 'nothing',
    body: { imei: '1' },
    expect: [401, 422, 422, 422, 403, 401],
  },
  'POST /api/passport-claims/{id}/submit': {
    subject: 'listing',
    expect: [401, 404, 404, 404, 403, 401],
  },
  'GET /api/passport-claims': {
    staff: ['moderator', 'support'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/passport-claims/{id}/photo': {
    staff: ['moderator', 'support'],
    subject: 'listing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'PUT /api/passport-claims/{id}': {
    staff: ['moderator', 'support'],
    subject: 'listing',
    body: { decision: 'approved' },
    expect: [401, 403, 403, 403, 404, 401],
  },
}
