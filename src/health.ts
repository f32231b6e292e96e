import { statfs } from 'node:fs/promises'
import type { Deps } from './deps.ts'
import { readBackupPlan } from './modules/instance/index.ts'
import { isSearchReady } from './modules/search/index.ts'
import { nextBackupAt, readBackupStatus } from './platform/backup/schedule.ts'
import { createRouter, refuseForNow } from './platform/http/index.ts'

/**
 * Free bytes of the data folder below which a node takes no part: PostgreSQL itself needs some to stop cleanly.
 */
const MIN_FREE_BYTES = 32 * 1024 * 1024

const DISK_FULL = 'The disk is full: nothing can be stored.'

/** Free bytes on the disk of the data folder; undefined where the system does not say. */
export async function freeBytes({ env }: Pick<Deps, 'env'>): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(env.DATA_DIR)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** How the scheduled backups went, if there are any. */
async function backupDetails({ db, env, clock, settings }: Deps) {
  const plan = readBackupPlan(env, settings.current())
  if (!plan.target) return {}
  const now = clock.now()
  const status = await readBackupStatus(db, now)
  // Why it failed is for the log and admins: anyone can read this.
  return {
    backup: {
      lastSuccessAt: status.lastSuccessAt,
      hasFailed: status.lastError !== null,
      nextAt: nextBackupAt(status, plan, now),
    },
  }
}

/** Whether the process runs, and whether a load balancer should send it requests. */
export function healthRoutes(deps: Deps) {
  const app = createRouter()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    const [database, free = Number.POSITIVE_INFINITY] = await Promise.all([
      deps.db.probe(),
      freeBytes(deps),
    ])
    if (database === 'full' || free < MIN_FREE_BYTES) {
      deps.log.error({ database, free }, 'storage is full')
      return refuseForNow(c, 'storage_full', DISK_FULL)
    }
    if (database === 'read_only')
      return refuseForNow(c, 'database_read_only', 'The database accepts no changes right now.')
    if (isSearchReady(deps.db)) return c.json({ ok: true, ...(await backupDetails(deps)) })
    return refuseForNow(c, 'starting', 'The phones for sale are not loaded yet.')
  })
  return app
}
