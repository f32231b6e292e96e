import type { ComponentType } from 'react'
import { hasPermission, type Permission } from '../../shared/accounts/permissions.ts'
import type { PageMessages } from '../../text/pages.ts'
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
const settingsGroups = ['account', 'security', 'preferences', 'trade', 'data'] as const

/** What decides whether a section is shown. */
export type SettingsContext = {
  viewer: User
  config: Config
  /** Whether sellers of this shop say themselves how buyers transfer money to them. */
  hasOwnInstructions: boolean
}

/** A section of the settings page. */
type SettingsSection = {
  /** The fragment of its URL, for links such as `/dashboard/settings#password`, and the key of its title. */
  id: keyof PageMessages['settings']['section']
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
  { id: 'profile', group: 'account', Content: Profile },
  { id: 'email', group: 'security', Content: Email },
  {
    id: 'phone-number',
    group: 'security',
    access: 'sell',
    isShown: ({ config }) => config.confirmsPhoneNumber,
    Content: PhoneNumber,
  },
  { id: 'password', group: 'security', Content: Password },
  { id: 'passkeys', group: 'security', Content: Passkeys },
  {
    id: 'google',
    group: 'security',
    isShown: ({ config }) => config.google,
    Content: LinkedGoogle,
  },
  {
    id: 'two-step-login',
    group: 'security',
    Content: TwoStepLogin,
  },
  { id: 'devices', group: 'security', Content: Devices },
  {
    id: 'security-log',
    group: 'security',
    Content: SecurityLog,
  },
  { id: 'dates', group: 'preferences', Content: Dates },
  {
    id: 'notifications',
    group: 'preferences',
    Content: Notifications,
  },
  {
    id: 'addresses',
    group: 'trade',
    access: 'buy',
    Content: SavedAddresses,
  },
  {
    id: 'place',
    group: 'trade',
    access: 'sell',
    Content: DefaultPlace,
  },
  {
    id: 'business',
    group: 'trade',
    access: 'sell',
    Content: BusinessDetails,
  },
  {
    id: 'other-shops',
    group: 'trade',
    access: 'sell',
    Content: OtherShops,
  },
  {
    id: 'instructions',
    group: 'trade',
    access: 'sell',
    isShown: ({ hasOwnInstructions }) => hasOwnInstructions,
    Content: PaymentInstructions,
  },
  {
    id: 'integrations',
    group: 'data',
    isShown: ({ viewer }) => hasPermission(viewer, 'sell') || hasPermission(viewer, 'useConsole'),
    Content: Integrations,
  },
  {
    id: 'accepted-terms',
    group: 'data',
    Content: AcceptedTerms,
  },
  { id: 'download-data', group: 'data', Content: DownloadData },
  { id: 'delete-account', group: 'data', Content: DeleteAccount },
]

/** The sections that a person has, by group; groups without any are left out. */
export function sectionsFor(context: SettingsContext) {
  const shown = sections.filter(
    ({ access, isShown }) =>
      (!access || hasPermission(context.viewer, access)) && (isShown?.(context) ?? true),
  )
  return settingsGroups
    .map((group) => ({ group, sections: shown.filter((section) => section.group === group) }))
    .filter(({ sections }) => sections.length > 0)
}
