/** Notifications by day, and which of them come in which way. */
export default {
  lead: 'Updates on your orders, offers and payments, newest first.',
  tabs: 'Notifications',
  tab: {
    news: 'Notifications',
    settings: 'Settings',
  },
  caption: 'notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  new: 'New',
  same: '{count, plural, one {and {shown} more like this} other {and {shown} more like this}}',
  fresh: '{count, plural, one {{shown} new notification} other {{shown} new notifications}}',
  showFresh:
    '{count, plural, one {Show {shown} new notification} other {Show {shown} new notifications}}',
  loadingFresh: 'Loading new notifications',
  earlier: 'Show earlier ones',
  loadingEarlier: 'Loading earlier notifications',
  empty: {
    title: 'No notifications yet',
    text: 'When someone books, pays, ships or replies, you’ll see it here.',
    find: 'Find phones',
  },
  kind: {
    orders: 'Bookings, delivery and hand-over',
    payments: 'Refunds and payouts',
    disputes: 'Disputes, returns and warranty claims',
    offers: 'Offers',
    ratings: 'Reviews',
    listings: 'Your listings: approval, removal and expiry',
    reports: 'Reports you made',
    account: 'Your account',
  },
  settings: {
    title: 'Choose what we notify you about',
    lead: 'On this site, by email, and by push on devices where you switched that on. Changes are saved immediately.',
    caption: 'settings',
    site: 'On this site',
    email: 'By email',
    push: 'Push',
    always: 'Always on this site',
    messages: 'Messages',
    messagesNote:
      'We email you when a message has been unread for {count, plural, one {{shown} minute} other {{shown} minutes}}.',
    searches: 'Phones you’re looking for',
    searchesLead: 'New and cheaper phones for your <link>saved searches</link> and favorites.',
    saved: {
      shownOn: '{kind}: shown on this site',
      shownOff: '{kind}: not shown on this site',
      mailedOn: '{kind}: emails are on',
      mailedOff: '{kind}: emails are off',
      pushedOn: '{kind}: push notifications are on',
      pushedOff: '{kind}: push notifications are off',
    },
  },
  device: {
    title: 'This device',
    label: 'Notify me on this device',
    on: 'Notifications are on',
    off: 'Notifications are off',
    waiting: 'Waiting for your browser…',
    failed: 'We couldn’t check this browser. Reload the page.',
    note: {
      checking: 'Checking this browser…',
      unsupported:
        'This browser can’t show notifications. On an iPhone or iPad, add {shop} to your home screen and open it there.',
      shop_off: '{shop} doesn’t send notifications to devices.',
      blocked:
        'Your browser blocks notifications from this site. Open the site settings beside the address, allow notifications, then return to this page.',
      on: 'Also while this site is closed, until you log out. They travel encrypted through the push service of your browser.',
      off: 'Also while this site is closed. Your browser asks for permission first.',
    },
    refused: {
      undecided: 'Your browser has no answer yet. Try again and choose Allow.',
      blocked: 'Your browser blocks notifications.',
      shop_off: 'This shop doesn’t send notifications to devices.',
      unreachable:
        'Your browser couldn’t reach its push service. Check your connection and the settings of your browser, then try again.',
    },
  },
} as const
