import type { Deps } from '../../../deps.ts'
import {
  backupState,
  backupStates,
  nextBackupAt,
  readBackupStatus,
  requestBackup,
} from '../../../platform/backup/schedule.ts'
import { inTransaction, publishChange } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import { RUN_JOB } from '../../../platform/health/index.ts'
import {
  createRouter,
  json,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { HOUR } from '../../../shared/time.ts'
import { defaultBackupFolder, readBackupPlan } from './backup-plan.ts'

const date = z.iso.datetime()

const statusBody = z
  .object({
    state: z.enum(backupStates).openapi({
      description:
        'What comes first: `off` without a schedule, `none` before the first backup, `failed` when the last one failed, `too_old` when the last one that succeeded is older than two intervals.',
    }),
    lastSuccessAt: date.nullable().openapi({
      description: 'When the last backup that succeeded was started.',
    }),
    bytes: z.number().int().nullable().openapi({ description: 'The size of its file.' }),
    error: z.string().nullable().openapi({ description: 'Why the last backup failed.' }),
    deletionError: z.string().nullable().openapi({
      description: 'Why old backups could not be deleted after the last scheduled one.',
    }),
    ageHours: z.number().int().nullable().openapi({
      description: 'Whole hours since `lastSuccessAt`, by the clock of the server.',
    }),
    nextAt: date.nullable().openapi({
      description: 'When the schedule makes the next one; null while it is off.',
    }),
    isRunning: z.boolean().openapi({ description: 'Whether one is about to begin or running.' }),
    runningSince: date.nullable().openapi({
      description: 'Since when; null also for a backup of the command.',
    }),
    target: z.string().openapi({ description: 'The folder or bucket of the next one.' }),
    keep: z.number().int().openapi({
      description: 'How many backups stay there after each scheduled one.',
    }),
  })
  .openapi('BackupStatus')

/** How the backups went, for admins, and one at once. */
export function backupsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('seeHealth', {
        method: 'get',
        path: '/backup-status',
        operationId: 'getBackupStatus',
        summary: 'Get the backup status',
        description:
          'For admins. Returns how the last backups of the shop went, whether one is running, and when the next one is due.',
        tags: ['instance'],
        responses: { 200: json(statusBody), ...refusals(401, 403) },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json(await readBody(deps), 200)
      },
    )
    .openapi(
      route('seeHealth', {
        method: 'post',
        path: '/admin/backups',
        operationId: 'createBackup',
        summary: 'Make a backup now',
        description:
          'For admins. Requests a backup, which a server makes in the background, also while the schedule is off. While one is running or about to begin, no other is made. Its result is in `getBackupStatus`. Old backups are deleted only after scheduled ones.',
        tags: ['instance'],
        responses: { 202: json(statusBody, 'Requested'), ...refusals(401, 403) },
      }),
      async (c) => {
        const now = deps.clock.now()
        await inTransaction(deps.db, async (tx) => {
          const id = await requestBackup(tx, now)
          if (id === undefined) return
          publishChange(tx, `${RUN_JOB}backups`)
          await writeAudit(tx, {
            actor: requireViewer(c),
            action: 'backup_requested',
            subject: ['backup', String(id)],
            at: now,
          })
        })
        return c.json(await readBody(deps), 202)
      },
    )
}

async function readBody({ db, env, clock, settings }: Deps): Promise<z.infer<typeof statusBody>> {
  const now = clock.now()
  const plan = readBackupPlan(env, settings.current())
  const status = await readBackupStatus(db, now)
  const { lastSuccessAt, bytes, lastError, deletionError, isRunning, runningSince } = status
  return {
    state: backupState(status, plan, now),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    bytes,
    error: lastError,
    deletionError,
    ageHours: lastSuccessAt && Math.floor((now.getTime() - lastSuccessAt.getTime()) / HOUR),
    nextAt: nextBackupAt(status, plan, now)?.toISOString() ?? null,
    isRunning,
    runningSince: runningSince?.toISOString() ?? null,
    target: plan.target ?? defaultBackupFolder(env),
    keep: plan.keep,
  }
}
