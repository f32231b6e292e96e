import type { Aggregator, Gauge } from 'prom-client'
import type { Deps } from './deps.ts'
import { freeBytes } from './health.ts'
import { readBackupPlan } from './modules/instance/index.ts'
import { readBackupStatus } from './platform/backup/schedule.ts'
import { countWaitingMails } from './platform/mail/index.ts'
import type { Metrics } from './platform/metrics.ts'
import { SECOND } from './shared/time.ts'

/** Adds what a look at the database, the disk and the clock says, each time the metrics are read. */
export function measureApplication({ registry, library }: Metrics, deps: Deps): void {
  /** All workers of a node say the same of what they share; `aggregator` then keeps one of their values. */
  function gauge(
    name: string,
    help: string,
    collect: (gauge: Gauge) => Promise<void> | void,
    {
      aggregator = 'sum',
      labelNames = [] as string[],
    }: { aggregator?: Aggregator; labelNames?: string[] } = {},
  ) {
    const options = { name: `redial_${name}`, help, aggregator, labelNames, registers: [registry] }
    new library.Gauge({
      ...options,
      async collect() {
        await collect(this)
      },
    })
  }
  const { pool, slowPool } = deps.db

  gauge('info', 'Always 1.', (one) => one.set(1), { aggregator: 'max' })
  gauge(
    'database_connections',
    'Connections of the pools, and requests that wait for one.',
    (one) => {
      for (const [name, each] of [
        ['main', pool],
        ['search', slowPool],
      ] as const) {
        one.set({ pool: name, state: 'busy' }, each.totalCount - each.idleCount)
        one.set({ pool: name, state: 'idle' }, each.idleCount)
        one.set({ pool: name, state: 'waiting' }, each.waitingCount)
      }
    },
    { labelNames: ['pool', 'state'] },
  )
  gauge(
    'database_writable',
    '1 while the database answers and takes changes.',
    async (one) => one.set((await deps.db.probe().catch(() => 'away')) === 'ok' ? 1 : 0),
    { aggregator: 'min' },
  )
  const { replica } = deps.db
  if (replica)
    gauge(
      'database_replica_used',
      '1 while reads that may be a second old go to a replica.',
      (one) => one.set(replica.current() ? 1 : 0),
      { aggregator: 'min' },
    )
  gauge(
    'changes_connected',
    '1 while changes of other nodes are received; without them nothing is cached.',
    (one) => one.set(deps.db.changes.connected ? 1 : 0),
    { aggregator: 'min' },
  )
  gauge(
    'disk_free_bytes',
    'Free bytes on the disk of the data folder.',
    async (one) => one.set((await freeBytes(deps)) ?? Number.NaN),
    { aggregator: 'min' },
  )
  gauge(
    'clock_skew_seconds',
    'By how much this machine’s clock is off the time that is used.',
    (one) => one.set(Math.abs(Date.now() - deps.clock.now().getTime()) / 1_000),
    { aggregator: 'max' },
  )
  const readStatus = async () => {
    if (!readBackupPlan(deps.env, deps.settings.current()).target) return
    return readBackupStatus(deps.db, deps.clock.now()).catch(() => undefined)
  }
  gauge(
    'backup_age_seconds',
    'Time since the last scheduled backup that succeeded was started.',
    async (one) => {
      const date = (await readStatus())?.lastSuccessAt
      one.set(date ? (deps.clock.now().getTime() - date.getTime()) / SECOND : Number.NaN)
    },
    { aggregator: 'max' },
  )
  gauge(
    'backup_failed',
    '1 when the last scheduled backup that ended has failed.',
    async (one) => {
      const status = await readStatus()
      one.set(status ? Number(status.lastError !== null) : Number.NaN)
    },
    { aggregator: 'max' },
  )
  gauge(
    'mails',
    'Emails that are overdue by a minute or more, and those that could not be delivered.',
    async (one) => {
      const mails = await countWaitingMails(deps.db.kysely, deps.clock.now()).catch(() => undefined)
      one.set({ state: 'overdue' }, mails?.overdue ?? Number.NaN)
      one.set({ state: 'undelivered' }, mails?.undelivered ?? Number.NaN)
    },
    { aggregator: 'max', labelNames: ['state'] },
  )
}
