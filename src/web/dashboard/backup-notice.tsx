import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DatabaseBackup } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import type { Api, BackupStatus } from '../api/index.ts'
import { configQuery } from '../shell/shop.ts'
import { Notice } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { useBackupFigures } from './backup-figures.ts'
import { backupQuery } from './backup-query.ts'

type BackupNoticeProps = {
  api: Api
  /** The checklist beside it asks for backups while they are off. */
  hasChecklist?: boolean
}

/** How the last scheduled backup went. A demo needs none. */
export function BackupNotice({ api, hasChecklist }: BackupNoticeProps) {
  const t = useTranslations('staffStart.backup')
  const { data: backup } = useQuery(backupQuery(api))
  const { data: config } = useQuery(configQuery(api))
  if (!backup || (backup.state === 'off' && (config?.demo || hasChecklist))) return null
  return (
    <div className="mb-3">
      <Notice
        label={t('label')}
        icon={<DatabaseBackup className="size-5" />}
        tone={backup.state === 'ok' ? 'neutral' : 'waiting'}
      >
        <p className="pe-3 wrap-anywhere">
          <strong>{t(backup.state)}</strong> <Details backup={backup} />
        </p>
      </Notice>
    </div>
  )
}

function Details({ backup }: { backup: BackupStatus }) {
  const t = useTranslations('staffStart.backup')
  const { state, error } = backup
  if (state === 'off')
    return (
      <Link to={pages.shopSettings()} className={linkClass}>
        {t('schedule')}
      </Link>
    )
  if (state === 'none') return <span>{t('first')}</span>
  if (state === 'ok') return <LastSuccess backup={backup} />
  return (
    <>
      {error && (
        <>
          <span lang="en" dir="auto">
            {error}
          </span>{' '}
          <span>{t('again')}</span>
        </>
      )}{' '}
      {backup.lastSuccessAt ? (
        <>
          <span>{t('succeeded')}</span> <LastSuccess backup={backup} />
        </>
      ) : (
        <span>{t('noSuccess')}</span>
      )}
    </>
  )
}

function LastSuccess({ backup: { lastSuccessAt, ageHours, bytes } }: { backup: BackupStatus }) {
  const t = useTranslations('staffStart.backup')
  const figures = useBackupFigures()
  if (!lastSuccessAt) return null
  return (
    <span>
      {t.rich('success', {
        time: () => <Moment key="time" at={lastSuccessAt} exact />,
        age: figures.age(ageHours ?? 0),
        size: figures.size(bytes ?? 0),
      })}
    </span>
  )
}
