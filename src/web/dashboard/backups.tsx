import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { BackupStatus } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import { backupQuery } from './backup-query.ts'
import { Loaded } from './loaded.tsx'
import { useDashboard, useMay } from './use-dashboard.ts'

/** How the backups go, and one at once. */
export function Backups() {
  const { api } = useDashboard()
  return (
    <Loaded query={useQuery(backupQuery(api))} caption="the backups">
      {(backup) => <Status backup={backup} />}
    </Loaded>
  )
}

function Status({ backup }: { backup: BackupStatus }) {
  const { api } = useDashboard()
  const may = useMay()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const request = () =>
    run('backup', async () => {
      const status = await api.post('/api/admin/backups', {})
      queryClient.setQueryData(backupQuery(api).queryKey, status)
      toast.success('The backup was requested')
    })
  const { error, deletionError } = backup
  return (
    <>
      <Facts facts={factsFor(backup)} />
      {error && <Failure text={`The last backup failed: ${error}`} />}
      {deletionError && <Failure text={`Old backups could not be deleted: ${deletionError}`} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          busy={busy === 'backup' || backup.isRunning}
          busyLabel="Backup in progress"
          onClick={request}
        >
          Back up now
        </Button>
        {may('changeSettings') && (
          <Link to={pages.shopSettings()} hash="settings-backups" className={linkClass}>
            Change the schedule
          </Link>
        )}
      </div>
    </>
  )
}

function Failure({ text }: { text: string }) {
  return <p className="mt-4 rounded-field bg-amber-wash p-3 text-sm wrap-anywhere">{text}</p>
}

function factsFor(backup: BackupStatus) {
  const { lastSuccessAt, ageHours, bytes, nextAt, isRunning, runningSince, target, keep } = backup
  return [
    ...(isRunning
      ? [
          {
            term: 'In progress',
            value: runningSince ? (
              <span>
                Since <Moment at={runningSince} exact />
              </span>
            ) : (
              'A backup made by the command is running'
            ),
          },
        ]
      : []),
    {
      term: 'Last backup',
      value: lastSuccessAt ? (
        <span>
          <Moment at={lastSuccessAt} exact />
          {`, ${formatAge(ageHours ?? 0)} ago, ${formatSize(bytes ?? 0)}`}
        </span>
      ) : (
        <span className="font-normal text-muted">None yet</span>
      ),
    },
    {
      term: 'Next backup',
      value: nextAt ? (
        <Moment at={nextAt} exact />
      ) : (
        <span className="font-normal text-muted">Scheduled backups are off</span>
      ),
    },
    { term: 'Place', value: <span className="wrap-anywhere">{target}</span> },
    { term: 'Kept', value: formatQuantity(keep, 'backup') },
  ]
}

const HOURS_OF_DAY = 24
const DAYS_FROM = 2

function formatAge(hours: number): string {
  if (hours < 1) return 'less than an hour'
  if (hours < DAYS_FROM * HOURS_OF_DAY) return formatQuantity(hours, 'hour')
  return formatQuantity(Math.floor(hours / HOURS_OF_DAY), 'day')
}

function formatSize(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 1_000
    ? `${megabytes.toFixed(1)}\u00a0MB`
    : `${(megabytes / 1_000).toFixed(1)}\u00a0GB`
}
