import program from '../../../../package.json' with { type: 'json' }
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import { retryJob } from '../../../platform/health/index.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import type { Language } from '../../../shared/languages.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { translatorFor } from '../../../text/server.ts'
import { jobLabel } from './job-label.ts'
import { queueNames } from './queues.store.ts'
import { findProblems, groupByNode, type Health, readHealth } from './read-health.ts'

const tags = ['instance']
const date = z.iso.datetime()

const healthBody = z
  .object({
    version: z.string().openapi({ description: 'Of the process that answers.' }),
    readAt: date,
    problems: z
      .array(z.object({ key: z.string(), message: z.string() }))
      .openapi({ description: 'What somebody has to do something about.' }),
    nodes: z
      .array(
        z.object({
          name: z.string(),
          diskFreeBytes: z.number().int().nullable(),
          clockSkewMs: z.number().int().openapi({
            description: 'How far its clock is ahead of that of the database.',
          }),
          processes: z.array(
            z.object({
              pid: z.number().int(),
              version: z.string(),
              runsJobs: z
                .boolean()
                .openapi({ description: 'Whether it does the background work.' }),
              memoryBytes: z.number().int(),
              startedAt: date,
              seenAt: date,
            }),
          ),
        }),
      )
      .openapi({ description: 'The machines that serve the shop. Each reports once a minute.' }),
    queues: z.array(
      z.object({
        name: z.enum(queueNames),
        label: z.string(),
        waiting: z.number().int().openapi({ description: 'Due entries, 10,000 at most.' }),
        oldestDueAt: date.nullable(),
      }),
    ),
    mails: z.object({
      overdue: z.number().int(),
      oldestDueAt: date.nullable(),
      undelivered: z.number().int(),
    }),
    failedJobs: z.array(
      z.object({
        job: z.string(),
        label: z.string().openapi({ description: 'What the job does.', example: 'Send emails' }),
        node: z.string(),
        error: z.string(),
        failures: z.number().int().openapi({ description: 'Runs that failed in a row.' }),
        firstFailedAt: date,
        failedAt: date,
      }),
    ),
    database: z.object({ bytes: z.number().int() }),
  })
  .openapi('Health')

/** How the shop runs, for admins. */
export function healthApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('seeHealth', {
        method: 'get',
        path: '/admin/health',
        operationId: 'getHealth',
        summary: 'Get the health of the shop',
        description:
          'For admins. Returns the nodes with their processes, disk and clock, the queues with the age of their oldest entry, the jobs that fail, undelivered emails and the size of the database. The last backup is in `getBackupStatus`.',
        tags,
        responses: { 200: json(healthBody), ...refusals(401, 403) },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json(toBody(await readHealth(deps), language), 200)
      },
    )
    .openapi(
      route('seeHealth', {
        method: 'post',
        path: '/admin/jobs/{job}/retry',
        operationId: 'retryJob',
        summary: 'Run a failed job again',
        description:
          'For admins. Makes a job whose last run failed run at once, on every node. Its next result is in `getHealth`. Returns 404 if it has succeeded meanwhile.',
        tags,
        request: { params: z.object({ job: z.string().max(100) }) },
        responses: {
          202: json(z.object({ status: z.literal('requested') }), 'Requested'),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const { job } = c.req.valid('param')
        if (!(await retryJob(deps.db, job)))
          return refuse(c, 404, 'not_found', 'This job no longer fails.')
        await inTransaction(deps.db, (tx) =>
          writeAudit(tx, {
            actor: requireViewer(c),
            action: 'job_retried',
            subject: ['job', job],
            at: deps.clock.now(),
          }),
        )
        return c.json({ status: 'requested' as const }, 202)
      },
    )
}

const iso = (date: Date | null) => date?.toISOString() ?? null

function toBody(health: Health, language: Language): z.infer<typeof healthBody> {
  const t = translatorFor(language, 'staffMails')
  const { now, queues, mails, jobs, databaseBytes } = health
  return {
    version: program.version,
    readAt: now.toISOString(),
    problems: findProblems(health, language),
    nodes: groupByNode(health).map(({ name, diskFreeBytes, clockSkewMs, processes }) => ({
      name,
      diskFreeBytes,
      clockSkewMs,
      processes: processes.map(({ pid, version, runsJobs, memoryBytes, startedAt, seenAt }) => ({
        pid,
        version,
        runsJobs,
        memoryBytes,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    })),
    queues: queues.map(({ name, waiting, oldestDueAt }) => ({
      name,
      label: t(`queues.${name}`),
      waiting,
      oldestDueAt: iso(oldestDueAt),
    })),
    mails: { ...mails, oldestDueAt: iso(mails.oldestDueAt) },
    failedJobs: jobs.map(({ firstFailedAt, failedAt, ...rest }) => ({
      ...rest,
      label: jobLabel(rest.job, language),
      firstFailedAt: firstFailedAt.toISOString(),
      failedAt: failedAt.toISOString(),
    })),
    database: { bytes: databaseBytes },
  }
}
