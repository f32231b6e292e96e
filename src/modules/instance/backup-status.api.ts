import type { Deps } from '../../deps.ts'
import {
  type BackupStatus,
  backupState,
  backupStates,
  readBackupStatus,
} from '../../platform/backup/schedule.ts'
import { createRouter, json, refusals, route, z } from '../../platform/http/index.ts'
import { HOUR } from '../../shared/time.ts'

const NO_BACKUPS: BackupStatus = { lastSuccessAt: null, bytes: null, lastError: null }

const statusBody = z
  .object({
    state: z.enum(backupStates).openapi({
      description:
        'What comes first: `off` without a schedule, `none` before the first backup, `failed` when the last one failed, `too_old` when the last one that succeeded is older than two intervals.',
    }),
    lastSuccessAt: z.iso.datetime().nullable().openapi({
      description: 'When the last backup that succeeded was started.',
    }),
    bytes: z.number().int().nullable().openapi({ description: 'The size of its file.' }),
    error: z.string().nullable().openapi({ description: 'Why the last backup failed.' }),
    ageHours: z.number().int().nullable().openapi({
      description: 'Whole hours since `lastSuccessAt`, by the clock of the server.',
    }),
  })
  .openapi('BackupStatus')

/** How the scheduled backups went, for admins. */
export function backupStatusApi({ db, env, clock }: Deps) {
  return createRouter().openapi(
    route('seeHealth', {
      method: 'get',
      path: '/backup-status',
      operationId: 'getBackupStatus',
      summary: 'Get the backup status',
      description: 'For admins. Returns how the scheduled backups of the shop went.',
      tags: ['instance'],
      responses: { 200: json(statusBody), ...refusals(401, 403) },
    }),
    async (c) => {
      const status = env.BACKUP_TARGET ? await readBackupStatus(db) : NO_BACKUPS
      const { lastSuccessAt, bytes, lastError } = status
      const now = clock.now()
      return c.json(
        {
          state: backupState(status, env, now),
          lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
          bytes,
          error: lastError,
          ageHours: lastSuccessAt && Math.floor((now.getTime() - lastSuccessAt.getTime()) / HOUR),
        },
        200,
      )
    },
  )
}
