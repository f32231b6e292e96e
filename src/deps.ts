import type { Logger } from 'pino'
import type { Env } from './env.ts'
import type { Settings } from './modules/settings/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/index.ts'
import type { Mailer } from './platform/mail/index.ts'
import type { Storage } from './platform/storage/index.ts'
import type { Language } from './shared/languages.ts'

/** What was entered into the set-up of a shop. */
export type NewShopForm = { values: object; userAgent: string; language: Language }

/** Either the shop is there, with an admin of this address, or the demo is as it was. */
export type NewShopOutcome =
  | { email: string }
  | { fields: Record<string, string> }
  | { refused: 'already_set_up' | 'setup_failed' }

/** The application's dependencies, created once at start and by the tests. */
export type Deps = {
  env: Env
  /** What the operator decides about the shop. */
  settings: Settings
  db: Db
  clock: Clock
  log: Logger
  mailer: Mailer
  /** Folder for photos on this machine. */
  mediaFolder: string
  /** Where photos are stored: that folder, or a bucket. */
  storage: Storage
  /** Signs sessions and codes. */
  secret: string
  /** True when demo data, demo logins, the outbox page and the demo Google are enabled. */
  demo: boolean
  /**
   * Sets up a shop that takes the place of this demo, with all its data; undefined where that is not possible.
   */
  replaceDemo?: ((form: NewShopForm) => Promise<NewShopOutcome>) | undefined
  /** Where people reach this instance: scheme, host and port. Known once it listens. */
  origin: () => string
}
