import type { Logger } from 'pino'
import type { Env } from './env.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/index.ts'
import type { Mailer } from './platform/mail/index.ts'
import type { Storage } from './platform/storage/index.ts'

/** What the application stands on; made once in main, and by the tests. */
export type Deps = {
  env: Env
  db: Db
  clock: Clock
  log: Logger
  mailer: Mailer
  /** Folder of the pictures on this machine. */
  mediaFolder: string
  /** Where pictures are kept: that folder, or a bucket. */
  storage: Storage
  /** Signs sessions and codes. */
  secret: string
  /** True when demo data, demo logins, the outbox page and the demo Google are wanted. */
  demo: boolean
  /** Where people reach this instance: scheme, host and port. Settled once it listens. */
  origin: () => string
}
