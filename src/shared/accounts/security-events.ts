/** What the security log of an account records, and how pages name it. */
export const securityEventLabels = {
  account_created: 'Account created',
  logged_in: 'Logged in',
  new_device: 'Logged in on a new device',
  login_failed: 'Login failed: wrong password',
  login_refused: 'Login refused',
  logged_out: 'Logged out',
  session_ended: 'Logged out on another device',
  password_reset_requested: 'Password reset requested',
  password_reset: 'Password reset by email',
  password_changed: 'Password changed',
  email_confirmed: 'Email address confirmed',
  email_changed: 'Email address changed',
  phone_number_confirmed: 'Phone number confirmed',
  phone_number_removed: 'Phone number removed',
  second_factor_on: 'Two-step login turned on',
  second_factor_off: 'Two-step login turned off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  api_key_created: 'API key created',
  api_key_revoked: 'API key revoked',
  google_linked: 'Google account linked',
  google_unlinked: 'Google account unlinked',
  wrong_password: 'Wrong password entered',
  role_changed: 'Role changed',
  banned: 'Account suspended',
  unbanned: 'Account active again',
  hand_over_code_wrong: 'Wrong hand-over code entered',
  data_requested: 'Copy of your data requested',
  data_downloaded: 'Copy of your data downloaded',
} as const

export type SecurityEventKind = keyof typeof securityEventLabels

export const securityEventKinds = Object.keys(securityEventLabels) as [
  SecurityEventKind,
  ...SecurityEventKind[],
]
