import { adminOnly, DRAFT, nobody, open, type Rows } from './row.ts'

/** What a seller proves of a phone. */
export const proof: Rows = {
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
}
