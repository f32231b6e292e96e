import { useQuery } from '@tanstack/react-query'
import { browserApi, type Report, type ReportedThread } from '../api/index.ts'
import { refusalOf } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState, Spinner } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'

type Props = {
  report: Report | undefined
  onClose: () => void
  /** Closes the conversation; undefined once the report is resolved. */
  onCloseThread: ((report: Report) => Promise<void>) | undefined
  busy: boolean
}

/** A reported conversation with its original texts, for moderators. */
export function ReportedThreadDialog({ report, onClose, onCloseThread, busy }: Props) {
  return (
    <Dialog
      open={report !== undefined}
      onClose={onClose}
      size="wide"
      title="Reported conversation"
      footer={
        <>
          <Button onClick={onClose}>Back to the reports</Button>
          {report && onCloseThread && (
            <Button
              variant="danger"
              busy={busy}
              busyLabel="Closing"
              onClick={() => onCloseThread(report)}
            >
              Close conversation
            </Button>
          )}
        </>
      }
    >
      {report && <Thread reportId={report._id} />}
    </Dialog>
  )
}

function Thread({ reportId }: { reportId: string }) {
  const query = useQuery({
    queryKey: ['reported-thread', reportId],
    queryFn: () => browserApi.get('/api/reports/{id}/messages', { path: { id: reportId } }),
    // Every fetch is logged as an access, so it is never repeated.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error } = query
  if (error)
    return (
      <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
        {refusalOf(error).message}
      </ErrorState>
    )
  if (!data)
    return (
      <div className="flex justify-center py-12">
        <Spinner label="Loading the conversation" />
      </div>
    )
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        Contact details are shown here. Your access is recorded in the audit log.
      </p>
      <ReportedMessages thread={data} />
    </>
  )
}

/** A conversation between two other users, oldest first. */
export function ReportedMessages({ thread }: { thread: ReportedThread }) {
  return (
    <ol className="flex flex-col divide-y divide-hairline">
      {thread.messages.map((message) => (
        <ReportedMessage key={message.number} message={message} thread={thread} />
      ))}
    </ol>
  )
}

type ReportedMessageProps = { message: ReportedThread['messages'][number]; thread: ReportedThread }

function ReportedMessage({ message, thread }: ReportedMessageProps) {
  const { side, text, photo, at, reported } = message
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className="font-medium text-ink">{thread[side]}</span>
        {side === 'buyer' ? 'Buyer' : 'Seller'}
        <Moment at={at} exact />
        {reported && <Badge tone="danger">Reported</Badge>}
      </p>
      {!text && !photo && (
        <p className="text-muted">A photo that only the buyer and the seller can see.</p>
      )}
      {text && (
        <p dir="auto" className="isolate whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      {photo && (
        <img src={photo} alt="Sent in this conversation" className="mt-2 max-h-64 rounded-box" />
      )}
    </li>
  )
}
