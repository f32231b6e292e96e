import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DatabaseBackup } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Api, BackupStatus } from '../api/index.ts'
import { configQuery } from '../shell/shop.ts'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { backupQuery } from './backup-query.ts'

const titles: Record<BackupStatus['state'], string> = {
  off: 'Backups are off.',
  none: 'No backup has been made yet.',
  ok: 'Last backup:',
  failed: 'The last backup failed.',
  too_old: 'The last backup is too old.',
}

type BackupNoticeProps = {
  api: Api
  /** The checklist beside it asks for backups while they are off. */
  hasChecklist?: boolean
}

/** How the last scheduled backup went. A demo needs none. */
export function BackupNotice({ api, hasChecklist }: BackupNoticeProps) {
  const { data: backup } = useQuery(backupQuery(api))
  const { data: config } = useQuery(configQuery(api))
  if (!backup || (backup.state === 'off' && (config?.demo || hasChecklist))) return null
  return (
    <div className="mb-8">
      <Notice
        label="Backups"
        icon={<DatabaseBackup className="size-5" />}
        tone={backup.state === 'ok' ? 'neutral' : 'waiting'}
      >
        <p className="py-1 pe-3 wrap-anywhere">
          <strong>{titles[backup.state]}</strong> {detailsFor(backup)}
        </p>
      </Notice>
    </div>
  )
}

function detailsFor(backup: BackupStatus): ReactNode {
  const { state, error } = backup
  if (state === 'off')
    return (
      <Link to={pages.shopSettings()} className={linkClass}>
        Schedule them in the settings
      </Link>
    )
  if (state === 'none') return <span>The first one starts within a minute of the shop.</span>
  if (state === 'ok') return <LastSuccess backup={backup} />
  return (
    <>
      {error && <span>{`${error} It’s tried again every hour.`}</span>}{' '}
      {backup.lastSuccessAt ? (
        <>
          <span>The last one that succeeded:</span> <LastSuccess backup={backup} />
        </>
      ) : (
        <span>None has succeeded yet.</span>
      )}
    </>
  )
}

function LastSuccess({ backup: { lastSuccessAt, ageHours, bytes } }: { backup: BackupStatus }) {
  if (!lastSuccessAt) return null
  return (
    <span>
      <Moment at={lastSuccessAt} exact />
      {`, ${formatAge(ageHours ?? 0)} ago, ${formatSize(bytes ?? 0)}.`}
    </span>
  )
}

const HOURS_OF_DAY = 24
const DAYS_FROM = 2

export function formatAge(hours: number): string {
  if (hours < 1) return 'less than an hour'
  if (hours < DAYS_FROM * HOURS_OF_DAY) return formatQuantity(hours, 'hour')
  return formatQuantity(Math.floor(hours / HOURS_OF_DAY), 'day')
}

export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 1_000
    ? `${megabytes.toFixed(1)}\u00a0MB`
    : `${(megabytes / 1_000).toFixed(1)}\u00a0GB`
}
