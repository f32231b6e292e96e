/** The phones that somebody saved. */
export default {
  title: 'Favorites',
  description: 'The phones you’ve saved.',
  lead: 'Phones you’re keeping an eye on. Sold phones stay here, marked as sold.',
  device: 'Saved on this device only. <link>Log in</link> to keep them in your account.',
  none: 'No favorites yet',
  noneText: 'Press the heart on a phone to save it here.',
  lower: '{amount} lower',
  higher: '{amount} higher',
} as const
