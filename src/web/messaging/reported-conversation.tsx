import { useQuery } from '@tanstack/react-query'
import { browserApi, type Report, type ReportedConversation } from '../api/index.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState, Spinner } from '../ui/layout/page-states.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'

type Props = {
  report: Report | undefined
  onClose: () => void
  /** Closes the conversation; undefined once the report is resolved. */
  onCloseConversation: ((report: Report) => Promise<void>) | undefined
  busy: boolean
}

/** A reported conversation with its original texts, for moderators. */
export function ReportedConversationDialog({ report, onClose, onCloseConversation, busy }: Props) {
  const t = useTranslations('reported.conversation')
  return (
    <Dialog
      open={report !== undefined}
      onClose={onClose}
      size="wide"
      title={t('title')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          {report && onCloseConversation && (
            <Button
              variant="danger"
              busy={busy}
              busyLabel={t('closing')}
              onClick={() => onCloseConversation(report)}
            >
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      {report && <LoadedMessages reportId={report._id} />}
    </Dialog>
  )
}

function LoadedMessages({ reportId }: { reportId: string }) {
  const t = useTranslations('reported.conversation')
  const readRefusal = useReadRefusal()
  const query = useQuery({
    queryKey: ['reported-conversation', reportId],
    queryFn: () => browserApi.get('/api/reports/{id}/messages', { path: { id: reportId } }),
    // Every fetch is logged as an access, so it is never repeated.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error } = query
  if (error)
    return (
      <ErrorState busy={query.isFetching} onRetry={() => query.refetch()}>
        {readRefusal(error).message}
      </ErrorState>
    )
  if (!data)
    return (
      <div className="flex justify-center py-12">
        <Spinner label={t('loading')} />
      </div>
    )
  return (
    <>
      <p className="mb-4 text-sm text-muted">{t('lead')}</p>
      <ReportedMessages conversation={data} />
    </>
  )
}

/** A conversation between two other users, oldest first. */
export function ReportedMessages({ conversation }: { conversation: ReportedConversation }) {
  return (
    <ol className="flex flex-col divide-y divide-hairline">
      {conversation.messages.map((message) => (
        <ReportedMessage key={message.number} message={message} conversation={conversation} />
      ))}
    </ol>
  )
}

type ReportedMessageProps = {
  message: ReportedConversation['messages'][number]
  conversation: ReportedConversation
}

function ReportedMessage({ message, conversation }: ReportedMessageProps) {
  const t = useTranslations('reported.conversation')
  const { side, text, photo, at, reported } = message
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <bdi className="font-medium text-ink">{conversation[side]}</bdi>
        <span>{t(side)}</span>
        <Moment at={at} exact />
        {reported && <Badge tone="danger">{t('reported')}</Badge>}
      </p>
      {!text && !photo && <p className="text-muted">{t('photo')}</p>}
      {text && (
        <p dir="auto" className="isolate whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      {photo && <img src={photo} alt={t('sentPhoto')} className="mt-2 max-h-64 rounded-box" />}
    </li>
  )
}
