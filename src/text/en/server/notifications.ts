/** Notifications, in the browser and by email. */
export default {
  unsubscribe: 'Unsubscribe from {emails}',
  settings: 'Notification settings',
  emailsAbout: {
    account: 'emails about your account',
  },
  newDevice: {
    title: 'New login to your account',
    text: '{hasBrowser, select, yes {{browser}} other {A new device}} logged in on {date}{hasNetwork, select, yes { from the network {network}} other {}}. If it was you, you don’t need to do anything. If not, change your password and log out your other devices.',
    button: 'Review your devices',
  },
} as const
