import { adminOnly, loggedInOnly, nobody, open, type Rows } from './row.ts'

/** Messages, reports and notifications. */
export const messaging: Rows = {
  'GET /api/messages/orders/{id}': { subject: 'booked', expect: [401, 404, 404, 200, 404, 401] },
  'POST /api/messages/orders/{id}': {
    subject: 'booked',
    body: { clientId: '{new.id}', text: 'When shall we meet?' },
    expect: [401, 404, 404, 201, 404, 401],
  },
  'GET /api/notifications': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/notifications/unread': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/notifications/read': {
    subject: 'nothing',
    body: { upTo: '1' },
    expect: loggedInOnly,
  },
  'GET /api/notification-settings': { subject: 'nothing', expect: loggedInOnly },
  'PUT /api/notification-settings': { subject: 'nothing', body: {}, expect: loggedInOnly },
  'GET /api/push-subscription': { subject: 'nothing', expect: loggedInOnly },
  'PUT /api/push-subscription': {
    subject: 'nothing',
    body: {
      endpoint: 'https://push.example.net/{new.id}',
      // A point of P-256: the example of RFC 8291.
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    expect: loggedInOnly,
  },
  'DELETE /api/push-subscription': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/reports': {
    subject: 'listing',
    body: { phoneId: '{listing.id}', reason: 'stolen' },
    expect: [401, 201, 201, 403, 201, 401],
  },
  'POST /api/contact': {
    subject: 'nothing',
    body: {
      clientId: '{new.id}',
      name: 'Ann',
      email: '{new.email}',
      topic: 'other',
      message: 'Do you take trade-ins?',
    },
    expect: [201, 201, 201, 201, 201, 201],
  },
  'GET /api/contact-messages': { staff: ['support'], subject: 'nothing', expect: adminOnly },
  // No message has this ID; the module's own tests change one.
  'PUT /api/contact-messages/{id}': {
    staff: ['support'],
    subject: 'nothing',
    body: { state: 'answered' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/messages': { subject: 'nothing', expect: loggedInOnly },
  'POST /api/messages': {
    subject: 'listing',
    body: { phoneId: '{listing.id}', clientId: '{new.id}', text: 'Hello' },
    expect: [401, 201, 201, 403, 403, 401],
  },
  'GET /api/messages/unread': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/messages/updates': { subject: 'nothing', expect: loggedInOnly },
  'GET /api/messages/stream': { subject: 'stream', expect: loggedInOnly },
  'GET /api/messages/about/{phoneId}': { subject: 'listing', expect: loggedInOnly },
  'GET /api/messages/conversations/{id}': {
    subject: 'conversation',
    expect: [401, 404, 404, 200, 404, 401],
  },
  'POST /api/messages/conversations/{id}': {
    subject: 'conversation',
    body: { clientId: '{new.id}', text: 'Hello' },
    expect: [401, 404, 404, 201, 404, 401],
  },
  'POST /api/messages/conversations/{id}/read': {
    subject: 'conversation',
    body: { number: 1 },
    expect: [401, 404, 404, 200, 404, 401],
  },
  'PUT /api/messages/conversations/{id}/block': {
    subject: 'conversation',
    expect: [401, 404, 404, 200, 404, 401],
  },
  'DELETE /api/messages/conversations/{id}/block': {
    subject: 'conversation',
    expect: [401, 404, 404, 200, 404, 401],
  },
  // The module's own tests cover who can see which photo.
  'GET /api/messages/photos/{id}': { subject: 'listing', expect: [401, 404, 404, 404, 404, 401] },
  // The report is about a phone; the module's own tests cover which messages can be read.
  'GET /api/reports/{id}/messages': {
    staff: ['moderator'],
    subject: 'report',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/all-listings': {
    staff: ['moderator', 'support'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/all-orders': { staff: ['support', 'finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/all-listings.csv': {
    staff: ['moderator', 'support'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/all-orders.csv': {
    staff: ['support', 'finance'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/all-payouts': { staff: ['finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/all-payouts.csv': { staff: ['finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/reports.csv': { staff: ['moderator'], subject: 'nothing', expect: adminOnly },
  'GET /api/appeals.csv': { staff: ['moderator'], subject: 'nothing', expect: adminOnly },
  'GET /api/contact-messages.csv': { staff: ['support'], subject: 'nothing', expect: adminOnly },
  'GET /api/saved-views': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    // The list is missing; the module's own tests read one.
    expect: [401, 403, 403, 403, 422, 401],
  },
  'POST /api/saved-views': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    body: { list: 'orders', name: 'All', search: '' },
    expect: [401, 403, 403, 403, 201, 401],
  },
  'PUT /api/saved-views/{id}': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    body: { name: 'All', search: '' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'DELETE /api/saved-views/{id}': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/bulk-previews': {
    staff: ['moderator'],
    subject: 'listing',
    body: { action: 'remove_listings', ids: ['{id}'] },
    expect: adminOnly,
  },
  'POST /api/bulk-actions': {
    staff: ['moderator'],
    subject: 'listing',
    body: {
      action: 'remove_listings',
      reason: 'Spam of the same kind.',
      items: [{ id: '{id}', revision: '' }],
    },
    expect: adminOnly,
  },
  'GET /api/accounts/{id}': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'seller',
    expect: adminOnly,
  },
  'GET /api/accounts/{id}/notes': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'seller',
    expect: adminOnly,
  },
  'POST /api/accounts/{id}/notes': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'seller',
    body: { text: 'Called us.' },
    expect: [401, 403, 403, 403, 201, 401],
  },
  'POST /api/accounts/{id}/warnings': {
    staff: ['moderator'],
    subject: 'seller',
    body: { reason: 'Write in English.' },
    expect: adminOnly,
  },
  'PUT /api/staff-notes/{id}': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    body: { text: 'Called us.' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'DELETE /api/staff-notes/{id}': {
    staff: ['moderator', 'support', 'finance'],
    subject: 'nothing',
    expect: [401, 403, 403, 403, 404, 401],
  },
  'GET /api/analytics': { staff: ['moderator', 'finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/analytics.csv': {
    staff: ['moderator', 'finance'],
    subject: 'nothing',
    expect: adminOnly,
  },
  'GET /api/seller-report': { staff: ['finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/fee-report.csv': { staff: ['finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/seller-report.csv': { staff: ['finance'], subject: 'nothing', expect: adminOnly },
  'GET /api/my-analytics': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/my-analytics.csv': { subject: 'nothing', expect: [401, 403, 200, 200, 403, 401] },
  'GET /api/audit-log': { subject: 'nothing', expect: adminOnly },
  'GET /api/audit-log.csv': { subject: 'nothing', expect: adminOnly },
  'GET /api/reports': { staff: ['moderator'], subject: 'nothing', expect: adminOnly },
  'POST /api/phones/{id}/remove': {
    staff: ['moderator'],
    subject: 'listing',
    body: { reason: 'Reported stolen by its owner.' },
    expect: adminOnly,
  },
  'PUT /api/reports/{id}': {
    staff: ['moderator'],
    subject: 'report',
    body: { decision: 'dismissed' },
    expect: adminOnly,
  },
  // The token of no ban; the module's own tests cover who holds one.
  'GET /api/suspensions/{token}': { subject: 'nothing', expect: nobody },
  'POST /api/suspensions/{token}/appeal': {
    subject: 'nothing',
    body: { text: 'I have done nothing wrong here.' },
    expect: nobody,
  },
  'GET /api/transparency': { subject: 'nothing', expect: open },
  'GET /api/transparency.csv': { subject: 'nothing', expect: open },
  'GET /api/appeals': { staff: ['moderator'], subject: 'nothing', expect: adminOnly },
  'PUT /api/appeals/{id}': {
    staff: ['moderator'],
    subject: 'nothing',
    body: { decision: 'accepted', reason: 'Right.' },
    expect: [401, 403, 403, 403, 404, 401],
  },
  'POST /api/reports/{id}/ban': {
    staff: ['moderator'],
    subject: 'report',
    body: { reason: 'Sells phones that do not exist.' },
    expect: adminOnly,
  },
}
