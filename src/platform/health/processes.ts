import { hostname } from 'node:os'
import { sql } from 'kysely'
import { MINUTE } from '../../shared/time.ts'
import { type Db, newId, type Row } from '../db/index.ts'

/** A process that has not been seen for so long has stopped: it reports once a minute. */
const GONE_MS = 3 * MINUTE

export type Process = Row<'processes'>

/** What a process reports about itself. */
type Report = { diskFreeBytes: number | undefined; clockSkewMs: number; now: Date }

/** Names the machine and the port: what the processes of a node share. */
export function nodeName({ PORT }: { PORT: number }): string {
  return `${hostname()}:${PORT}`
}

/** This process as others see it: its row is written again with every report. */
export function createProcessReport(db: Db, { node, version }: { node: string; version: string }) {
  const id = newId()
  const startedAt = new Date(Date.now() - process.uptime() * 1_000)
  let runsJobs = false
  return {
    /** From now on it does the work in the background of its node. */
    leads() {
      runsJobs = true
    },
    async write({ diskFreeBytes = undefined, clockSkewMs, now }: Report) {
      const state = {
        runsJobs,
        memoryBytes: process.memoryUsage.rss(),
        diskFreeBytes: diskFreeBytes ?? null,
        clockSkewMs: Math.round(clockSkewMs),
        seenAt: now,
      }
      const row = { id, node, pid: process.pid, version, startedAt, ...state }
      await db.kysely
        .insertInto('processes')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
        .execute()
      await db.kysely
        .deleteFrom('processes')
        .where('seenAt', '<', new Date(now.getTime() - GONE_MS))
        .execute()
    },
    async remove() {
      await db.kysely.deleteFrom('processes').where('id', '=', id).execute()
    },
  }
}

export type ProcessReport = ReturnType<typeof createProcessReport>

/** The processes of all nodes that run now. */
export function listProcesses(db: Db, now: Date): Promise<Process[]> {
  return db.kysely
    .selectFrom('processes')
    .selectAll()
    .where('seenAt', '>=', new Date(now.getTime() - GONE_MS))
    .orderBy('node')
    .orderBy('startedAt')
    .execute()
}

/** The size of the database on its disk, in bytes. */
export async function readDatabaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string | number }>`
    select pg_database_size(current_database()) as bytes`.execute(db.kysely)
  return Number(rows[0]?.bytes ?? 0)
}
