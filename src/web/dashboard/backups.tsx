import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { BackupStatus } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Facts } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { useBackupFigures } from './backup-figures.ts'
import { backupQuery } from './backup-query.ts'
import { Loaded } from './loaded.tsx'
import { useDashboard, useMay } from './use-dashboard.ts'

/** How the backups go, and one at once. */
export function Backups() {
  const { api } = useDashboard()
  const t = useTranslations('health.backups')
  return (
    <Loaded shape="text" query={useQuery(backupQuery(api))} caption={t('loading')}>
      {(backup) => <Status backup={backup} />}
    </Loaded>
  )
}

/** Requests a backup at once. */
export function BackUpNow({ isRunning }: { isRunning: boolean }) {
  const { api } = useDashboard()
  const t = useTranslations('health.backups')
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const request = () =>
    run('backup', async () => {
      const status = await api.post('/api/admin/backups', {})
      queryClient.setQueryData(backupQuery(api).queryKey, status)
      toast.success(t('requested'))
    })
  return (
    <Button busy={busy === 'backup' || isRunning} busyLabel={t('running')} onClick={request}>
      {t('request')}
    </Button>
  )
}

function Status({ backup }: { backup: BackupStatus }) {
  const t = useTranslations('health')
  const may = useMay()
  const { error, deletionError, isRunning, lastSuccessAt } = backup
  return (
    <>
      <BackupFacts backup={backup} />
      {error && (
        <Failure>
          {t.rich('problem.backup_failed', { error: () => <RawText key="error" text={error} /> })}
        </Failure>
      )}
      {deletionError && (
        <Failure>
          {t.rich('problem.deletion_failed', {
            error: () => <RawText key="error" text={deletionError} />,
          })}
        </Failure>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {/* Before the first one, the button is in the warning at the top of the page. */}
        {lastSuccessAt && <BackUpNow isRunning={isRunning} />}
        {may('changeSettings') && (
          <Link to={pages.shopSettings()} hash="settings-backups" className={linkClass}>
            {t('backups.schedule')}
          </Link>
        )}
      </div>
    </>
  )
}

function Failure({ children }: { children: ReactNode }) {
  return <p className="mt-4 rounded-field bg-amber-wash p-3 text-sm wrap-anywhere">{children}</p>
}

/** What a program said, which is not translated: an error, or the name of a server. */
export function RawText({ text }: { text: string }) {
  return (
    <bdi lang="en" className="wrap-anywhere">
      {text}
    </bdi>
  )
}

function BackupFacts({ backup }: { backup: BackupStatus }) {
  const t = useTranslations('health.backups')
  const language = useLanguage()
  const figures = useBackupFigures()
  const { lastSuccessAt, ageHours, bytes, nextAt, isRunning, runningSince, target, keep } = backup
  const time = (at: string) => () => <Moment key="time" at={at} exact />
  const none = (text: string) => <span className="font-normal text-muted">{text}</span>
  const inProgress = {
    term: t('inProgress'),
    value: runningSince ? t.rich('since', { time: time(runningSince) }) : t('byCommand'),
  }
  return (
    <Facts
      facts={[
        ...(isRunning ? [inProgress] : []),
        {
          term: t('last'),
          value: lastSuccessAt
            ? t.rich('success', {
                time: time(lastSuccessAt),
                age: figures.age(ageHours ?? 0),
                size: figures.size(bytes ?? 0),
              })
            : none(t('noneYet')),
        },
        { term: t('next'), value: nextAt ? <Moment at={nextAt} exact /> : none(t('off')) },
        { term: t('place'), value: <RawText text={target} /> },
        {
          term: t('retained'),
          value: t('retainedBackups', { count: keep, shown: formatCount(keep, language) }),
        },
      ]}
    />
  )
}
