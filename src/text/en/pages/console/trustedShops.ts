/** Shops whose statements of ratings are accepted here, and what other shops need to accept ours. */
export default {
  lead: 'Sellers can show their ratings from these shops on their page. Get the address and the key from the other admin over a channel that you trust. Nothing is fetched from their shop.',
  caption: 'trusted shops',
  list: 'Trusted shops',
  none: 'No shop yet.',
  ratings:
    '{count, plural, one {{shown} seller shows ratings from it} other {{shown} sellers show ratings from it}}',
  remove: {
    short: 'Remove',
    name: 'Remove {shop}',
    what: '{count, plural, one {Ratings from {shop} disappear from {shown} seller’s page.} other {Ratings from {shop} disappear from {shown} sellers’ pages.}}',
    action: 'Remove the shop',
    busy: 'Removing',
    done: 'Shop removed',
  },
  form: {
    title: 'Trust a shop',
    address: 'Address',
    addressMissing: 'Enter the address of the shop',
    key: 'Key',
    keyHelp: '44 characters. The other admin finds it on this page of their shop.',
    keyMissing: 'Paste the key',
    send: 'Trust this shop',
    busy: 'Adding the shop',
    done: 'Shop added',
  },
  thisShop: {
    title: 'Your shop, for other admins',
    address: 'Address',
    key: 'Key',
    fingerprint: 'Fingerprint',
    copy: { address: 'address', key: 'key', fingerprint: 'fingerprint' },
  },
} as const
