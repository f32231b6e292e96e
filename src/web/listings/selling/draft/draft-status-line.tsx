import { Cloud, CloudOff, CloudUpload } from 'lucide-react'
import type { DraftStatus } from './draft-saver.ts'

const statusLabels: Record<DraftStatus, string> = {
  empty: 'Saved as you type',
  saving: 'Saving the draft',
  saved: 'Draft saved',
  here: 'Saved on this device for now',
  newer: 'Not saved: the draft was changed elsewhere',
  gone: 'Not saved: the draft was deleted',
  refused: 'Not saved',
}

/** Whether the draft is saved, in a line. */
export function DraftStatusLine({ status, why }: { status: DraftStatus; why: string | undefined }) {
  const Icon = status === 'saved' ? Cloud : status === 'saving' ? CloudUpload : CloudOff
  return (
    <span className="flex items-center gap-1.5">
      {status !== 'empty' && <Icon className="size-4 shrink-0" />}
      <span role={status === 'saving' ? undefined : 'status'} className="truncate">
        {status === 'refused' && why ? `Not saved: ${why}` : statusLabels[status]}
      </span>
    </span>
  )
}
