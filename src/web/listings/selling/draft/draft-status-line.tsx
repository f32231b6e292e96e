import { Cloud, CloudOff, CloudUpload } from 'lucide-react'
import { useTranslations } from '../../../ui/text.ts'
import type { DraftStatus } from './draft-saver.ts'

/** Whether the draft is saved, in a line. */
export function DraftStatusLine({ status, why }: { status: DraftStatus; why: string | undefined }) {
  const t = useTranslations('sell.draft')
  const Icon = status === 'saved' ? Cloud : status === 'saving' ? CloudUpload : CloudOff
  return (
    <span className="flex items-center gap-1.5">
      {status !== 'empty' && <Icon className="size-4 shrink-0" />}
      <span role={status === 'saving' ? undefined : 'status'} className="truncate">
        {status === 'refused' && why ? t('refusedBecause', { reason: why }) : t(status)}
      </span>
    </span>
  )
}
