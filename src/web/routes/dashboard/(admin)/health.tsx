import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { formatAge } from '../../../../shared/age.ts'
import { formatCount, formatQuantity } from '../../../../shared/quantities.ts'
import type { Api, Health } from '../../../api/index.ts'
import { backupQuery } from '../../../dashboard/backup-query.ts'
import { Backups } from '../../../dashboard/backups.tsx'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Facts } from '../../../ui/layout/page-layout.tsx'
import { Notice } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

/** Processes report once a minute; queues change faster. */
const POLL_MS = 15_000
/** By then a job that was run again has usually ended. */
const RESULT_MS = 2_000

function pageQueries(api: Api) {
  return {
    health: queryOptions({
      queryKey: ['health'],
      queryFn: () => api.get('/api/admin/health'),
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: 'always',
    }),
    backup: backupQuery(api),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/health')({
  ...dashboardPage({
    title: 'health',
    access: 'seeHealth',
    nav: { icon: 'HeartPulse', group: 'shop', order: 7 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: HealthPage,
})

/** How the shop runs: problems first, then everything that was looked at. */
function HealthPage() {
  const { api } = useDashboard()
  return (
    <>
      <DashboardHeader lead="How the shop runs. Admins get an email about each problem, once." />
      <Loaded query={useQuery(pageQueries(api).health)} caption="the health of the shop">
        {(health) => (
          <div className="flex flex-col gap-10">
            <Problems health={health} />
            <FailedJobs jobs={health.failedJobs} />
            <Part
              id="backups"
              title="Backups"
              lead="The database, photos and keys of the shop, in one file."
            >
              <Backups />
            </Part>
            <Queues health={health} />
            <Nodes health={health} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Problems({ health: { problems, readAt } }: { health: Health }) {
  if (problems.length === 0)
    return (
      <Notice label="Problems" tone="good" icon={<CircleCheck className="size-5" />}>
        <p className="py-1">
          <strong>No problems.</strong>{' '}
          <span>
            Checked: <Moment at={readAt} exact />
          </span>
        </p>
      </Notice>
    )
  return (
    <section aria-labelledby="problems" className="flex gap-3 rounded-box bg-amber-wash p-4 md:p-5">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <h2 id="problems" className="text-base font-semibold">
          {formatQuantity(problems.length, 'problem')}
        </h2>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-4 text-sm wrap-anywhere">
          {problems.map(({ key, message }) => (
            <li key={key}>{`${message}.`}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Job = Health['failedJobs'][number]

function FailedJobs({ jobs }: { jobs: readonly Job[] }) {
  const { api, refresh } = useDashboard()
  const { busy, run } = useAction()
  const retry = ({ job }: Job) =>
    run(job, async () => {
      await api.post('/api/admin/jobs/{job}/retry', { path: { job } })
      await new Promise((resolve) => setTimeout(resolve, RESULT_MS))
      await refresh()
      toast.success(`“${job}” was run again`)
    })
  if (jobs.length === 0) return null
  return (
    <Part id="jobs" title="Failed jobs" lead="Jobs run again by themselves; this runs one at once.">
      <DataTable
        caption="failed jobs"
        columns={jobColumns}
        rows={jobs}
        rowKey={({ job, node }) => `${job} ${node}`}
        rowActions={(job) => (
          <Button
            className="px-3"
            aria-label={`Run “${job.job}” again`}
            busy={busy === job.job}
            busyLabel="Running"
            onClick={() => retry(job)}
          >
            Run again
          </Button>
        )}
        empty="No job fails"
      />
    </Part>
  )
}

const jobColumns: readonly Column<Job>[] = [
  {
    key: 'job',
    header: 'Job',
    cell: ({ job, node }) => (
      <span>
        <span className="font-medium">{job}</span>
        <span className="block text-muted wrap-anywhere">{node}</span>
      </span>
    ),
  },
  {
    key: 'error',
    header: 'Error',
    cell: ({ error }) => <span className="wrap-anywhere">{error}</span>,
  },
  {
    key: 'failures',
    header: 'Failed runs',
    align: 'end',
    cell: ({ failures }) => formatCount(failures),
  },
  {
    key: 'since',
    header: 'Failing since',
    cell: ({ firstFailedAt }) => <Moment at={firstFailedAt} exact />,
  },
]

function Queues({ health: { queues, mails, readAt } }: { health: Health }) {
  const emails = { label: 'Emails', waiting: mails.overdue, oldestDueAt: mails.oldestDueAt }
  return (
    <Part
      id="queues"
      title="Queues"
      lead="What is due now. Entries are usually taken within seconds."
    >
      <Facts
        facts={[
          ...[emails, ...queues].map(({ label, waiting, oldestDueAt }) => ({
            term: label,
            value: oldestDueAt ? (
              `${formatCount(waiting)} due, the oldest for ${formatAge(ageMs(oldestDueAt, readAt))}`
            ) : (
              <span className="font-normal text-muted">None due</span>
            ),
          })),
          {
            term: 'Undelivered emails',
            value:
              mails.undelivered > 0 ? (
                <Link to={pages.undeliveredMails()} className={linkClass}>
                  {formatCount(mails.undelivered)}
                </Link>
              ) : (
                <span className="font-normal text-muted">None</span>
              ),
          },
        ]}
      />
    </Part>
  )
}

const ageMs = (since: string, now: string) => Date.parse(now) - Date.parse(since)

const MEGABYTE = 1_000_000
const SECOND_MS = 1_000
function formatBytes(bytes: number): string {
  const megabytes = bytes / MEGABYTE
  return megabytes < 1_000
    ? `${Math.round(megabytes)}\u00a0MB`
    : `${(megabytes / 1_000).toFixed(1)}\u00a0GB`
}

function Nodes({ health: { version, nodes, database } }: { health: Health }) {
  return (
    <Part id="nodes" title="Servers and database">
      <Facts
        facts={[
          { term: 'Version', value: version },
          { term: 'Size of the database', value: formatBytes(database.bytes) },
          { term: 'Servers', value: formatCount(nodes.length) },
        ]}
      />
      {nodes.length === 0 && (
        <p className="mt-4 text-sm text-muted">
          No server has reported yet. Each does so once a minute.
        </p>
      )}
      <ul className="mt-6 flex flex-col gap-4">
        {nodes.map((node) => (
          <NodeCard key={node.name} node={node} version={version} />
        ))}
      </ul>
    </Part>
  )
}

type Node = Health['nodes'][number]

function NodeCard({ node, version }: { node: Node; version: string }) {
  const { name, processes, diskFreeBytes, clockSkewMs } = node
  return (
    <li className="rounded-box border border-hairline bg-raised p-4 md:p-5">
      <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
      <p className="mt-1 text-sm text-muted">
        {diskFreeBytes !== null && (
          <span>{`${formatBytes(diskFreeBytes)} free on its disk. `}</span>
        )}
        <span>{describeClock(clockSkewMs)}</span>
      </p>
      <ul className="mt-3 divide-y divide-hairline border-t border-hairline text-sm">
        {processes.map((process) => (
          <li
            key={process.pid}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5"
          >
            <span className="flex flex-wrap items-center gap-2">
              Process {process.pid}
              {process.runsJobs && <Badge tone="good">Runs jobs</Badge>}
              {process.version !== version && (
                <Badge tone="waiting">{`Version ${process.version}`}</Badge>
              )}
            </span>
            <span className="text-muted">
              {formatBytes(process.memoryBytes)}, since <Moment at={process.startedAt} exact />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function describeClock(skewMs: number): string {
  const seconds = Math.round(Math.abs(skewMs) / SECOND_MS)
  if (seconds < 1) return 'Its clock is right.'
  return `Its clock is ${formatQuantity(seconds, 'second')} ${skewMs > 0 ? 'ahead' : 'behind'}.`
}

type PartProps = { id: string; title: string; lead?: string; children: ReactNode }

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-pretty text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
