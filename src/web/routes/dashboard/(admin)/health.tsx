import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { toAge } from '../../../../shared/age.ts'
import { formatCount } from '../../../../shared/quantities.ts'
import type { Api, Health } from '../../../api/index.ts'
import { useBackupFigures } from '../../../dashboard/backup-figures.ts'
import { backupQuery } from '../../../dashboard/backup-query.ts'
import { BackUpNow, Backups, RawText } from '../../../dashboard/backups.tsx'
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
import { useLanguage, useTranslations } from '../../../ui/text.ts'
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
    shape: 'figures',
    text: ['health', 'staffStart'],
    translated: true,
    access: 'seeHealth',
    nav: { icon: 'HeartPulse', group: 'shop', order: 7 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: HealthPage,
})

/** How the shop runs: problems first, then everything that was looked at. */
function HealthPage() {
  const { api } = useDashboard()
  const t = useTranslations('health')
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded shape="figures" query={useQuery(pageQueries(api).health)} caption={t('loading')}>
        {(health) => (
          <div className="flex flex-col gap-10">
            <BackupWarning />
            <Problems health={health} />
            <FailedJobs jobs={health.failedJobs} />
            <Part id="backups" title={t('backups.title')} lead={t('backups.lead')}>
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

/** '47 hours', in the language of the page. */
function useDuration(): (ms: number) => string {
  const t = useTranslations('health.duration')
  const language = useLanguage()
  return (ms) => {
    const { unit, count } = toAge(ms)
    return t(unit, { count, shown: formatCount(count, language) })
  }
}

/** Without any backup, the loss of the server loses the shop. */
function BackupWarning() {
  const { api } = useDashboard()
  const { data: backup } = useQuery(pageQueries(api).backup)
  const t = useTranslations('health')
  if (!backup || backup.lastSuccessAt) return null
  return (
    <section
      aria-labelledby="no-backup"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-box bg-amber-wash p-4 md:p-5"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
        <div className="min-w-0">
          <h2 id="no-backup" className="text-base font-semibold">
            {t('backups.never')}
          </h2>
          <p className="mt-1 text-sm">{t('backups.neverText')}</p>
        </div>
      </div>
      <BackUpNow isRunning={backup.isRunning} />
    </section>
  )
}

function Problems({ health: { problems, readAt } }: { health: Health }) {
  const { api } = useDashboard()
  const { data: backup } = useQuery(pageQueries(api).backup)
  const t = useTranslations('health')
  const language = useLanguage()
  if (problems.length === 0)
    // A shop without any backup has one problem, which is above.
    return (
      backup?.lastSuccessAt && (
        <Notice
          label={t('problemsLabel')}
          tone="good"
          icon={<CircleCheck aria-hidden="true" className="size-5" />}
        >
          <p className="py-1">
            <strong>{t('noProblems')}</strong>{' '}
            <span>
              {t.rich('checked', { time: () => <Moment key="time" at={readAt} exact /> })}
            </span>
          </p>
        </Notice>
      )
    )
  return (
    <section aria-labelledby="problems" className="flex gap-3 rounded-box bg-amber-wash p-4 md:p-5">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <h2 id="problems" className="text-base font-semibold">
          {t('problems', {
            count: problems.length,
            shown: formatCount(problems.length, language),
          })}
        </h2>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-4 text-sm wrap-anywhere">
          {problems.map(({ key, message }) => (
            <li key={key}>{t('problem.sentence', { problem: message })}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Job = Health['failedJobs'][number]

function FailedJobs({ jobs }: { jobs: readonly Job[] }) {
  const { api, refresh } = useDashboard()
  const t = useTranslations('health.jobs')
  const language = useLanguage()
  const { busy, run } = useAction()
  const retry = ({ job, label }: Job) =>
    run(job, async () => {
      await api.post('/api/admin/jobs/{job}/retry', { path: { job } })
      await new Promise((resolve) => setTimeout(resolve, RESULT_MS))
      await refresh()
      toast.success(t('done', { job: label }))
    })
  if (jobs.length === 0) return null
  const columns: readonly Column<Job>[] = [
    {
      key: 'job',
      header: t('job'),
      cell: ({ label, node }) => (
        <span>
          <bdi className="font-medium">{label}</bdi>
          <bdi lang="en" className="block text-muted wrap-anywhere">
            {node}
          </bdi>
        </span>
      ),
    },
    { key: 'error', header: t('error'), cell: ({ error }) => <RawText text={error} /> },
    {
      key: 'failures',
      header: t('failures'),
      align: 'end',
      cell: ({ failures }) => formatCount(failures, language),
    },
    {
      key: 'since',
      header: t('since'),
      cell: ({ firstFailedAt }) => <Moment at={firstFailedAt} exact />,
    },
  ]
  return (
    <Part id="jobs" title={t('title')} lead={t('lead')}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={jobs}
        rowKey={({ job, node }) => `${job} ${node}`}
        rowActions={(job) => (
          <Button
            className="px-3"
            aria-label={t('againJob', { job: job.label })}
            busy={busy === job.job}
            busyLabel={t('running')}
            onClick={() => retry(job)}
          >
            {t('again')}
          </Button>
        )}
        empty={t('none')}
      />
    </Part>
  )
}

function Queues({ health: { queues, mails, readAt } }: { health: Health }) {
  const t = useTranslations('health')
  const language = useLanguage()
  const duration = useDuration()
  const emails = {
    label: t('queues.emails'),
    waiting: mails.overdue,
    oldestDueAt: mails.oldestDueAt,
  }
  const none = (text: string) => <span className="font-normal text-muted">{text}</span>
  const all = [emails, ...queues]
  if (all.every(({ oldestDueAt }) => !oldestDueAt) && mails.undelivered === 0)
    return (
      <Part id="queues" title={t('queues.title')}>
        <p className="text-muted">
          {t('queues.allEmpty', { shown: formatCount(all.length, language) })}
        </p>
      </Part>
    )
  return (
    <Part id="queues" title={t('queues.title')} lead={t('queues.lead')}>
      <Facts
        facts={[
          ...all.map(({ label, waiting, oldestDueAt }) => ({
            term: label,
            value: oldestDueAt
              ? t('queues.due', {
                  shown: formatCount(waiting, language),
                  duration: duration(ageMs(oldestDueAt, readAt)),
                })
              : none(t('queues.noneDue')),
          })),
          {
            term: t('queues.undelivered'),
            value:
              mails.undelivered > 0 ? (
                <Link to={pages.undeliveredMails()} className={linkClass}>
                  {formatCount(mails.undelivered, language)}
                </Link>
              ) : (
                none(t('queues.none'))
              ),
          },
        ]}
      />
    </Part>
  )
}

const ageMs = (since: string, now: string) => Date.parse(now) - Date.parse(since)

function Nodes({ health: { version, nodes, database } }: { health: Health }) {
  const t = useTranslations('health.servers')
  const language = useLanguage()
  const { size } = useBackupFigures()
  return (
    <Part id="nodes" title={t('title')}>
      <Facts
        facts={[
          { term: t('version'), value: version },
          { term: t('databaseSize'), value: size(database.bytes) },
          { term: t('count'), value: formatCount(nodes.length, language) },
        ]}
      />
      {nodes.length === 0 && <p className="mt-4 text-sm text-muted">{t('none')}</p>}
      <ul className="mt-6 flex flex-col gap-4">
        {nodes.map((node) => (
          <NodeCard key={node.name} node={node} version={version} />
        ))}
      </ul>
    </Part>
  )
}

type Node = Health['nodes'][number]

const SECOND_MS = 1_000

function NodeCard({ node, version }: { node: Node; version: string }) {
  const { name, processes, diskFreeBytes, clockSkewMs } = node
  const t = useTranslations('health.servers')
  const duration = useDuration()
  const { size } = useBackupFigures()
  const skew = Math.round(Math.abs(clockSkewMs) / SECOND_MS) * SECOND_MS
  return (
    <li className="rounded-box border border-hairline bg-raised p-4 md:p-5">
      <h3 className="text-base font-semibold wrap-anywhere">
        <bdi lang="en">{name}</bdi>
      </h3>
      <p className="mt-1 text-sm text-muted">
        {diskFreeBytes !== null && <span>{`${t('free', { size: size(diskFreeBytes) })} `}</span>}
        <span>
          {skew === 0
            ? t('clockRight')
            : t(clockSkewMs > 0 ? 'clockAhead' : 'clockBehind', { duration: duration(skew) })}
        </span>
      </p>
      <ul className="mt-3 divide-y divide-hairline border-t border-hairline text-sm">
        {processes.map((process) => (
          <li
            key={process.pid}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5"
          >
            <span className="flex flex-wrap items-center gap-2">
              <span>{t('process', { pid: String(process.pid) })}</span>
              {process.runsJobs && <Badge tone="good">{t('runsJobs')}</Badge>}
              {process.version !== version && (
                <Badge tone="waiting">{t('otherVersion', { version: process.version })}</Badge>
              )}
            </span>
            <span className="text-muted">
              {t.rich('memorySince', {
                size: size(process.memoryBytes),
                time: () => <Moment key="time" at={process.startedAt} exact />,
              })}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
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
