import { hasPermission } from '../../shared/accounts/permissions.ts'
import { SavedAddresses } from '../orders/addresses/saved-addresses.tsx'
import { PaymentInstructions } from '../payments/payment-instructions.tsx'
import { DeleteAccount } from './data/delete-account.tsx'
import { DownloadData } from './data/download-data.tsx'
import { Dates } from './dates.tsx'
import { DefaultPlace } from './default-place.tsx'
import { Email } from './email.tsx'
import { Notifications } from './notifications.tsx'
import { OtherShops } from './other-shops.tsx'
import { Password } from './password.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { Profile } from './profile.tsx'
import { type SettingsContext, type SettingsSection, settingsGroups } from './section.ts'
import { Devices } from './security/devices.tsx'
import { LinkedGoogle } from './security/google.tsx'
import { Passkeys } from './security/passkeys.tsx'
import { SecurityLog } from './security/security-log.tsx'
import { TwoStepSignIn } from './security/two-step-sign-in.tsx'

/** Every section of the settings page; within a group they are shown in this order. */
const sections: readonly SettingsSection[] = [
  { id: 'profile', title: 'Profile', group: 'Your account', Content: Profile },
  { id: 'email', title: 'Email address', group: 'Sign-in and security', Content: Email },
  {
    id: 'phone-number',
    title: 'Phone number',
    group: 'Sign-in and security',
    access: 'sell',
    isShown: ({ config }) => config.confirmsPhoneNumber,
    Content: PhoneNumber,
  },
  { id: 'password', title: 'Password', group: 'Sign-in and security', Content: Password },
  { id: 'passkeys', title: 'Passkeys', group: 'Sign-in and security', Content: Passkeys },
  {
    id: 'google',
    title: 'Google account',
    group: 'Sign-in and security',
    isShown: ({ config }) => config.google,
    Content: LinkedGoogle,
  },
  {
    id: 'two-step-sign-in',
    title: 'Two-step sign-in',
    group: 'Sign-in and security',
    Content: TwoStepSignIn,
  },
  { id: 'devices', title: 'Devices', group: 'Sign-in and security', Content: Devices },
  {
    id: 'security-log',
    title: 'Security log',
    group: 'Sign-in and security',
    Content: SecurityLog,
  },
  { id: 'dates', title: 'Dates and times', group: 'Preferences', Content: Dates },
  {
    id: 'notifications',
    title: 'Notification settings',
    group: 'Preferences',
    Content: Notifications,
  },
  {
    id: 'addresses',
    title: 'Addresses',
    group: 'Buying and selling',
    access: 'buy',
    Content: SavedAddresses,
  },
  {
    id: 'place',
    title: 'Default place',
    group: 'Buying and selling',
    access: 'sell',
    Content: DefaultPlace,
  },
  {
    id: 'other-shops',
    title: 'Ratings in other shops',
    group: 'Buying and selling',
    access: 'sell',
    Content: OtherShops,
  },
  {
    id: 'instructions',
    title: 'How buyers pay you',
    group: 'Buying and selling',
    access: 'sell',
    isShown: ({ hasOwnInstructions }) => hasOwnInstructions,
    Content: PaymentInstructions,
  },
  { id: 'download-data', title: 'Download your data', group: 'Your data', Content: DownloadData },
  { id: 'delete-account', title: 'Delete account', group: 'Your data', Content: DeleteAccount },
]

/** The sections that a person has, by group; groups without any are left out. */
export function sectionsFor(context: SettingsContext) {
  const shown = sections.filter(
    ({ access, isShown }) =>
      (!access || hasPermission(context.viewer.role, access)) && (isShown?.(context) ?? true),
  )
  return settingsGroups
    .map((title) => ({ title, sections: shown.filter(({ group }) => group === title) }))
    .filter((group) => group.sections.length > 0)
}
