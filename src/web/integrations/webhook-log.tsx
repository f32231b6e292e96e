import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { WEBHOOK_RETENTION_DAYS } from '../../shared/integrations/webhook-kinds.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { Api, WebhookMessage } from '../api/index.ts'
import { Loaded, ShowMore } from '../dashboard/loaded.tsx'
import { useAction } from '../forms/use-action.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { integrationQueries } from './queries.ts'

const REFRESH_MS = 5_000

const tones: Record<WebhookMessage['state'], BadgeTone> = {
  delivered: 'good',
  waiting: 'waiting',
  failed: 'danger',
}

type WebhookLogProps = { api: Api; webhookId: string; isOn: boolean }

/** What was sent to a webhook, with each attempt, and a button to send it again. */
export function WebhookLog({ api, webhookId, isOn }: WebhookLogProps) {
  const t = useTranslations('integrations.log')
  const language = useLanguage()
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
      toast.success(t('done'))
      await queryClient.invalidateQueries({ queryKey: ['webhook-messages', webhookId] })
    })
  return (
    <div className="rounded-box border border-hairline px-4">
      <Loaded shape="text" query={query} caption={t('caption')}>
        {({ pages }) => {
          const messages = pages.flatMap(({ body }) => body)
          if (messages.length === 0)
            return (
              <p className="py-4 text-pretty text-muted">
                {t('none', { number: formatCount(WEBHOOK_RETENTION_DAYS, language) })}
              </p>
            )
          return (
            <>
              <ol aria-label={t('list')} className="divide-y divide-hairline">
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
                things={t('things')}
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
  const t = useTranslations('integrations.log')
  const language = useLanguage()
  const { id, kind, state, createdAt, nextAttemptAt, attempts } = message
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p id={`message-${id}`} className="flex flex-wrap items-center gap-2">
          <code dir="ltr" className="font-medium">
            {kind}
          </code>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          <span className="text-sm text-muted">
            <Moment at={createdAt} exact />
          </span>
        </p>
        {attempts.length > 0 && (
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer py-3">
              {t('attempts', {
                count: attempts.length,
                shown: formatCount(attempts.length, language),
              })}
              <span>
                {attempts[0]?.status &&
                  ` · ${t('lastStatus', { status: String(attempts[0].status) })}`}
              </span>
            </summary>
            <ol reversed className="flex flex-col gap-2 pb-2">
              {attempts.map((attempt) => (
                <li key={attempt.number} className="wrap-anywhere">
                  <span className="text-muted">
                    <Moment at={attempt.startedAt} exact /> ·{' '}
                    {t('duration', { shown: formatCount(attempt.durationMs, language) })}
                    <span>
                      {attempt.status !== null &&
                        ` · ${t('status', { status: String(attempt.status) })}`}
                    </span>
                  </span>
                  {attempt.error && <p className="text-red">{attempt.error}</p>}
                  {attempt.response && (
                    <pre dir="auto" className="whitespace-pre-wrap text-muted">
                      {attempt.response}
                    </pre>
                  )}
                </li>
              ))}
            </ol>
          </details>
        )}
        {nextAttemptAt && attempts.length > 0 && (
          <p className="text-sm text-muted">
            {t.rich('next', { time: () => <Moment key="time" at={nextAttemptAt} exact /> })}
          </p>
        )}
      </div>
      {onReplay && (
        <Button
          busy={busy}
          busyLabel={t('sending')}
          aria-describedby={`message-${id}`}
          onClick={onReplay}
        >
          {t('again')}
        </Button>
      )}
    </div>
  )
}
