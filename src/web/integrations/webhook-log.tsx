import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { WEBHOOK_RETENTION_DAYS } from '../../shared/integrations/webhook-kinds.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Api, WebhookMessage } from '../api/index.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import { integrationQueries } from './queries.ts'

const REFRESH_MS = 5_000

const states: Record<WebhookMessage['state'], { label: string; tone: BadgeTone }> = {
  delivered: { label: 'Delivered', tone: 'good' },
  waiting: { label: 'Waiting', tone: 'waiting' },
  failed: { label: 'Failed', tone: 'danger' },
}

type WebhookLogProps = { api: Api; webhookId: string; isOn: boolean }

/** What was sent to a webhook, with each attempt, and a button to send it again. */
export function WebhookLog({ api, webhookId, isOn }: WebhookLogProps) {
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const query = useInfiniteQuery({
    ...integrationQueries.messages(api, webhookId),
    refetchInterval: REFRESH_MS,
  })
  const replay = (message: string) =>
    run(message, async () => {
      const path = { id: webhookId, message }
      await api.post('/api/webhooks/{id}/messages/{message}/replay', { path })
      toast.success('Message sent again')
      await queryClient.invalidateQueries({ queryKey: ['webhook-messages', webhookId] })
    })
  return (
    <div className="rounded-box border border-hairline px-4">
      <Loaded query={query} caption="log">
        {({ pages }) => {
          const messages = pages.flatMap(({ body }) => body)
          if (messages.length === 0)
            return (
              <p className="py-4 text-pretty text-muted">
                Nothing was sent yet. Messages are listed here for{' '}
                {formatQuantity(WEBHOOK_RETENTION_DAYS, 'day')}.
              </p>
            )
          return (
            <>
              <ol aria-label="Messages" className="divide-y divide-hairline">
                {messages.map((message) => (
                  <li key={message.id} className="py-3">
                    <Message
                      message={message}
                      busy={busy === message.id}
                      {...(isOn && { onReplay: () => replay(message.id) })}
                    />
                  </li>
                ))}
              </ol>
              <ShowMore
                query={query}
                shown={messages.length}
                isLong={pages.length > 1}
                things="messages"
              />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

type MessageProps = { message: WebhookMessage; busy: boolean; onReplay?: () => void }

function Message({ message, busy, onReplay }: MessageProps) {
  const { id, kind, state, createdAt, nextAttemptAt, attempts } = message
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p id={`message-${id}`} className="flex flex-wrap items-center gap-2">
          <code className="font-medium">{kind}</code>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          <span className="text-sm text-muted">
            <Moment at={createdAt} exact />
          </span>
        </p>
        {attempts.length > 0 && (
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer py-3">
              {formatQuantity(attempts.length, 'attempt')}
              <span>{attempts[0]?.status && ` · last status ${attempts[0].status}`}</span>
            </summary>
            <ol reversed className="flex flex-col gap-2 pb-2">
              {attempts.map((attempt) => (
                <li key={attempt.number} className="wrap-anywhere">
                  <span className="text-muted">
                    <Moment at={attempt.startedAt} exact /> · {attempt.durationMs} ms
                    <span>{attempt.status !== null && ` · status ${attempt.status}`}</span>
                  </span>
                  {attempt.error && <p className="text-red">{attempt.error}</p>}
                  {attempt.response && (
                    <pre className="whitespace-pre-wrap text-muted">{attempt.response}</pre>
                  )}
                </li>
              ))}
            </ol>
          </details>
        )}
        {nextAttemptAt && attempts.length > 0 && (
          <p className="text-sm text-muted">
            Next attempt <Moment at={nextAttemptAt} exact />
          </p>
        )}
      </div>
      {onReplay && (
        <Button
          busy={busy}
          busyLabel="Sending"
          aria-describedby={`message-${id}`}
          onClick={onReplay}
        >
          Send again
        </Button>
      )}
    </div>
  )
}
