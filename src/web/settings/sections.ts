import type { ComponentType } from 'react'
import { hasPermission, type Permission } from '../../shared/accounts/permissions.ts'
import type { Config, User } from '../api/index.ts'
import { AcceptedTerms } from './accepted-terms.tsx'
import { DefaultPlace, SavedAddresses } from './addresses.tsx'
import { BusinessDetails } from './business.tsx'
import { Devices, SecurityLog } from './devices.tsx'
import { Email } from './email.tsx'
import { LinkedGoogle } from './google.tsx'
import { Integrations } from './integrations.tsx'
import { OtherShops } from './other-shops.tsx'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import { DeleteAccount, DownloadData } from './personal-data.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { Dates, Notifications } from './preferences.tsx'
import { Profile } from './profile.tsx'
import type { SectionProps } from './section-props.ts'
import { TwoStepLogin } from './two-step-login.tsx'

/** In the order of the page. */
const settingsGroups = [
  'Your account',
  'Login and security',
  'Preferences',
  'Buying and selling',
  'Your data',
] as const

/** What decides whether a section is shown. */
export type SettingsContext = {
  viewer: User
  config: Config
  /** Whether sellers of this shop say themselves how buyers transfer money to them. */
  hasOwnInstructions: boolean
}

/** A section of the settings page. */
type SettingsSection = {
  /** The fragment of its URL, for links such as `/dashboard/settings#password`. */
  id: string
  title: string
  group: (typeof settingsGroups)[number]
  /** The permission that shows it; without one everyone sees it. */
  access?: Permission
  /** Whether it is shown to someone who has the permission; always when left out. */
  isShown?: (context: SettingsContext) => boolean
  /** What stands below the heading, which the page renders. */
  Content: ComponentType<SectionProps>
}

/** Every section of the settings page; within a group they are shown in this order. */
const sections: readonly SettingsSection[] = [
  { id: 'profile', title: 'Profile', group: 'Your account', Content: Profile },
  { id: 'email', title: 'Email address', group: 'Login and security', Content: Email },
  {
    id: 'phone-number',
    title: 'Phone number',
    group: 'Login and security',
    access: 'sell',
    isShown: ({ config }) => config.confirmsPhoneNumber,
    Content: PhoneNumber,
  },
  { id: 'password', title: 'Password', group: 'Login and security', Content: Password },
  { id: 'passkeys', title: 'Passkeys', group: 'Login and security', Content: Passkeys },
  {
    id: 'google',
    title: 'Google account',
    group: 'Login and security',
    isShown: ({ config }) => config.google,
    Content: LinkedGoogle,
  },
  {
    id: 'two-step-login',
    title: 'Two-step login',
    group: 'Login and security',
    Content: TwoStepLogin,
  },
  { id: 'devices', title: 'Devices', group: 'Login and security', Content: Devices },
  {
    id: 'security-log',
    title: 'Security log',
    group: 'Login and security',
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
    id: 'business',
    title: 'Selling as a business',
    group: 'Buying and selling',
    access: 'sell',
    Content: BusinessDetails,
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
  {
    id: 'integrations',
    title: 'API and webhooks',
    group: 'Your data',
    isShown: ({ viewer }) => hasPermission(viewer, 'sell') || hasPermission(viewer, 'useConsole'),
    Content: Integrations,
  },
  {
    id: 'accepted-terms',
    title: 'Accepted terms',
    group: 'Your data',
    Content: AcceptedTerms,
  },
  { id: 'download-data', title: 'Download your data', group: 'Your data', Content: DownloadData },
  { id: 'delete-account', title: 'Delete account', group: 'Your data', Content: DeleteAccount },
]

/** The sections that a person has, by group; groups without any are left out. */
export function sectionsFor(context: SettingsContext) {
  const shown = sections.filter(
    ({ access, isShown }) =>
      (!access || hasPermission(context.viewer, access)) && (isShown?.(context) ?? true),
  )
  return settingsGroups
    .map((title) => ({ title, sections: shown.filter(({ group }) => group === title) }))
    .filter((group) => group.sections.length > 0)
}
