/** Alerts about phones for saved searches, favorites and followed sellers, and their email. */
export default {
  followed: '{seller}, whom you follow, listed it',
  drop: 'down from {from} to {to}',
  atLimit: 'at your limit',
  underLimit: '{amount} under your limit',
  comma: ', ',
  mail: {
    oneSubject: '{phone} for {price}',
    dropSubject: '{phone}: {reason}',
    subject: {
      drops: '{shown} of your favorites now cost less',
      followed:
        '{count, plural, one {{shown} new phone from a seller you follow} other {{shown} new phones from sellers you follow}}',
      searches:
        '{count, plural, one {{shown} phone for your saved search} other {{shown} phones for your saved searches}}',
      several: '{count, plural, one {{shown} phone for you} other {{shown} phones for you}}',
    },
    opening: {
      drops:
        '{count, plural, one {A favorite of yours now costs less.} other {These favorites now cost less.}}',
      followed:
        '{count, plural, one {A seller you follow listed a new phone.} other {Sellers you follow listed new phones.}}',
      searches:
        '{count, plural, one {This phone matches your saved search.} other {These phones match your saved searches.}}',
      several:
        'These phones match your saved searches, now cost less, or come from sellers you follow.',
    },
    more: 'And {shown} more among your alerts.',
    searches: 'View saved searches',
    favorites: 'View favorites',
    unsubscribe: 'Unsubscribe from search and price alerts',
    item: '{phone}: {price}',
    grade: 'Grade {grade}',
    storage: '{size} GB',
    nearMiss: 'Near match: {reason}',
    search: 'Saved search: {name}',
    view: 'View phone',
  },
} as const
