/** Pages in place of others, while a page fails or the shop is being maintained. */
export default {
  soon: 'Back in a moment',
  failed: 'Something went wrong',
  failedHere: 'Something went wrong on our side',
  reason: {
    broken: 'The error has been logged. Try again, or come back a little later.',
    database: 'Our database is unavailable right now. This page reloads every few seconds.',
    busy: 'Too many people are using the shop right now. This page reloads every few seconds.',
  },
  retry: 'Retry',
  request: 'Request {id}',
  maintenance: {
    title: 'Back soon',
    text: 'We’re working on the shop. Please come back a little later.',
    staff: 'Staff login',
  },
  offline: {
    title: 'You’re offline',
    text: 'This page needs a connection. Public pages that you opened before can still be read.',
    home: 'Home page',
  },
} as const
