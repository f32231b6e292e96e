/** Accounts as the staff see them: the lists of users, what staff do to an account, and its security log. */
export default {
  lead: {
    users: 'Everyone with an account.',
    sellers: 'People who sell phones.',
    buyers: 'People who buy phones.',
  },
  empty: {
    users: 'No accounts yet',
    sellers: 'There are no sellers yet',
    buyers: 'There are no buyers yet',
  },
  banned: 'Banned',
  never: 'Never',
  menu: {
    log: 'Security log',
    ban: 'Ban',
    unban: 'Unban',
    delete: 'Delete',
  },
  promote: {
    what: '<who></who> will be able to see, promote, ban and delete every user, and to remove listings. Admins can’t buy or sell: their phones are withdrawn and open bookings are canceled.',
    action: 'Make admin',
    done: 'Added to admin panel',
  },
  remove: {
    what: 'The account of <who></who> is deleted and logged out at once. Their phones are withdrawn and open bookings are canceled; finished orders are kept. This cannot be undone.',
    action: 'Delete user',
    done: 'User deleted successfully',
  },
  unban: {
    what: '<who></who> can log in again. Their withdrawn phones stay withdrawn.',
    action: 'Unban',
    done: '{name} can log in again',
  },
  already: 'Someone else already changed this.',
  reason: 'Reason',
  reasonRequired: 'Enter a reason; the person can read it',
  ban: {
    what: '<who></who> is logged out at once and cannot log in again. Their phones are withdrawn and open bookings are canceled. You can unban the account later.',
    reasonHelp: 'The person reads it by email and when they try to log in.',
    action: 'Ban user',
    busy: 'Banning',
    done: '{name} is banned',
  },
  log: {
    title: 'Security log of {name}',
    lead: 'Logins, failures and changes of the last {days} days. Your access is recorded in the audit log.',
    empty: 'Nothing in the last {days} days.',
    logOut: 'Log out everywhere',
    logOutWhat:
      '{name} is logged out on every device and can log in again. Do this when someone else may be using the account.',
    busy: 'Logging out',
    done: '{name} is logged out everywhere',
  },
} as const
