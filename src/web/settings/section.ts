import type { ComponentType } from 'react'
import type { Permission } from '../../shared/accounts/permissions.ts'
import type { Api, Config, User } from '../api/index.ts'

/** In the order of the page. */
export const settingsGroups = [
  'Your account',
  'Sign-in and security',
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
export type SettingsSection = {
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

export type SectionProps = { api: Api; viewer: User; config: Config }
