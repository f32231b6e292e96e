import { browserApi, type Thread } from '../api/index.ts'
import { ReportForm, type ReportReason } from '../forms/report-form.tsx'

const reasons: readonly ReportReason[] = [
  { value: 'misleading', label: 'Tries to cheat me' },
  { value: 'offensive', label: 'Insults or threatens' },
  { value: 'stolen', label: 'The phone seems stolen' },
  { value: 'other', label: 'Something else' },
]

type ReportDialogProps = { thread: Thread; number: number; open: boolean; onClose: () => void }

/** Reports a conversation by one of its messages. */
export function ReportDialog({ thread, number, ...shown }: ReportDialogProps) {
  const quiet = thread.with ? ` ${thread.with.name} does not learn of it.` : ''
  return (
    <ReportForm
      {...shown}
      title="Report this conversation"
      lead={`Our moderators then may read all of this conversation.${quiet}`}
      reasons={reasons}
      send={(complaint) =>
        browserApi.post('/api/reports', {
          body: {
            phoneId: thread.phone._id,
            message: { threadId: thread._id, number },
            ...complaint,
          },
        })
      }
      thanks="Thank you. Our moderators read the conversation."
    />
  )
}
