import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Ban, Flag } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import {
  ApiError,
  browserApi,
  type Conversation,
  type ConversationMessages,
  type SentMessage,
} from '../api/index.ts'
import { ReportForm } from '../forms/report-form.tsx'
import { useAction } from '../forms/use-action.ts'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { ErrorState, LoadingRegion, Skeleton } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { showConversation, showMessage } from './apply-update.ts'
import { Composer, useOutbox } from './composer.tsx'
import { useMessageLabels } from './message-labels.ts'
import { MessageList, PendingBubble } from './message-list.tsx'
import { messagesPage } from './messages-page.ts'
import { messageQueries } from './queries.ts'
import { useFeedState } from './unread-messages.tsx'

/** One conversation with its composer. */
export function ConversationPanel({ id }: { id: string }) {
  const t = useTranslations('messages.missing')
  const query = useQuery(messageQueries.messages(id))
  const { data, error } = query
  if (data) return <OpenConversation key={id} loaded={data} />
  if (!error) return <ConversationSkeleton />
  const refusal = error instanceof ApiError ? error : undefined
  return (
    <div className="p-4">
      <ErrorState
        title={refusal?.status === 404 ? t('title') : undefined}
        requestId={refusal?.requestId}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      >
        {refusal?.status === 404 ? t('text') : undefined}
      </ErrorState>
    </div>
  )
}

function OpenConversation({ loaded }: { loaded: ConversationMessages }) {
  const { conversation, messages } = loaded
  const t = useTranslations('messages')
  const { isolatedName, closedReason } = useMessageLabels()
  const queryClient = useQueryClient()
  const { run } = useAction()
  const [confirm, dialog] = useConfirm()
  const [reporting, setReporting] = useState(false)
  const outbox = useOutbox({
    place: conversation._id,
    send: (message) =>
      browserApi.post('/api/messages/conversations/{id}', {
        path: { id: conversation._id },
        body: message,
      }),
    onSent: ({ conversation: now, message }: SentMessage) => {
      showConversation(queryClient, now)
      showMessage(queryClient, now, message)
    },
  })
  const onSeen = useMarkRead(loaded)
  const line = useFeedState()
  const closed = closedReason(conversation)
  const reportable = messages.findLast(({ mine }) => !mine)

  // A response may be lost although the message was stored; then the stream reports it.
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const pending = outbox.pending.filter(({ clientId }) => !arrived.has(clientId))

  const dropped = outbox.pending.find(({ clientId }) => arrived.has(clientId))?.clientId
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outbox is new with every render
  useEffect(() => {
    if (dropped) outbox.drop(dropped)
  }, [dropped])

  async function block() {
    const name = isolatedName(conversation)
    if (!(await confirm({ what: t('block.what', { name }), action: t('block.action', { name }) })))
      return
    await run('block', async () => {
      showConversation(
        queryClient,
        await browserApi.put('/api/messages/conversations/{id}/block', {
          path: { id: conversation._id },
        }),
      )
      toast.success(t('block.done', { name }))
    })
  }

  async function showEarlier() {
    const [first] = messages
    await run('earlier', async () => {
      const before = await browserApi.get('/api/messages/conversations/{id}', {
        path: { id: conversation._id },
        query: { before: first && String(first.number) },
      })
      queryClient.setQueryData(
        messageQueries.messages(conversation._id).queryKey,
        (now) =>
          now && {
            ...now,
            messages: [...before.messages, ...now.messages],
            hasEarlier: before.hasEarlier,
          },
      )
    })
  }

  return (
    <>
      <ConversationHeader
        conversation={conversation}
        onBlock={block}
        onReport={reportable && (() => setReporting(true))}
      />
      <MessageList
        loaded={loaded}
        pendingCount={pending.length}
        onEarlier={showEarlier}
        onSeen={onSeen}
      >
        {pending.map((one) => (
          <PendingBubble
            key={one.clientId}
            pending={one}
            onRetry={() => outbox.retry(one)}
            onDrop={() => outbox.drop(one.clientId)}
          />
        ))}
      </MessageList>
      {line === 'polling' && (
        <p role="status" className="px-4 pb-2 text-sm text-muted">
          {t('unstable')}
        </p>
      )}
      {closed ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline p-4 text-sm text-muted">
          <p className="min-w-0 flex-1">{closed}</p>
          {conversation.closed === 'blocked_by_you' && (
            <Button
              onClick={() =>
                run('unblock', async () =>
                  showConversation(
                    queryClient,
                    await browserApi.delete('/api/messages/conversations/{id}/block', {
                      path: { id: conversation._id },
                    }),
                  ),
                )
              }
            >
              {t('block.unblock')}
            </Button>
          )}
        </div>
      ) : (
        <Composer
          place={conversation._id}
          label={t('write.to', { name: isolatedName(conversation) })}
          onSend={outbox.write}
        />
      )}
      {reportable && (
        <ReportDialog
          conversation={conversation}
          number={reportable.number}
          open={reporting}
          onClose={() => setReporting(false)}
        />
      )}
      {dialog}
    </>
  )
}

/** Marks each message as read once it was visible. */
function useMarkRead({ conversation, messages }: ConversationMessages) {
  const queryClient = useQueryClient()
  const marked = useRef(0)
  const last = messages.at(-1)?.number ?? 0

  useEffect(() => {
    if (conversation.unread === 0)
      marked.current = Math.max(marked.current, conversation.lastNumber)
  }, [conversation])

  return () => {
    if (last <= marked.current) return
    marked.current = last
    browserApi
      .post('/api/messages/conversations/{id}/read', {
        path: { id: conversation._id },
        body: { number: last },
      })
      .then(({ unread, lastUpdate }) => {
        queryClient.setQueryData(messageQueries.unread().queryKey, { unread, lastUpdate })
        showConversation(queryClient, { ...conversation, unread: 0 })
      })
      .catch(() => {
        // They stay unread until the next message or visit.
        marked.current = 0
      })
  }
}

function ConversationSkeleton() {
  const t = useTranslations('messages')
  return (
    <LoadingRegion label={t('loading')}>
      <div className="flex items-center gap-3 border-b border-hairline p-3">
        <Skeleton className="size-12" />
        <div className="flex-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-2 h-4 w-3/5" />
        </div>
      </div>
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-11 w-3/5" />
        <Skeleton className="h-11 w-2/5 self-end" />
        <Skeleton className="h-16 w-3/5" />
      </div>
    </LoadingRegion>
  )
}

type HeadProps = {
  phone: { _id: string; name: string; img: string; slug: string }
  name: string
  photo?: string | null | undefined
  /** Links the name to the seller's page. */
  sellerId?: string | undefined
  children?: ReactNode
}

/** The other person and the phone; on small screens with a link back to the list. */
export function ConversationHead({ phone, name, photo, sellerId, children }: HeadProps) {
  const t = useTranslations('messages')
  return (
    <header className="flex items-center gap-3 border-b border-hairline p-3">
      <Link
        {...messagesPage}
        search={{}}
        activeOptions={{ exact: true }}
        aria-label={t('all')}
        className={`${buttonClass({ variant: 'ghost' })} btn-square md:hidden`}
      >
        <ArrowLeft className="size-5 rtl:-scale-x-100" />
      </Link>
      <span className="max-sm:hidden">
        <Thumbnail src={phone.img} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-base font-semibold">
          <Avatar name={name} src={photo ?? undefined} size="small" />
          {sellerId ? (
            <Link to={pages.seller(sellerId)} dir="auto" className="truncate hover:underline">
              {name}
            </Link>
          ) : (
            <span dir="auto" className="truncate">
              {name}
            </span>
          )}
        </h2>
        <p className="truncate text-sm">
          <Link to={pages.namedPhone(phone._id, phone.slug)} className={linkClass}>
            <bdi>{phone.name}</bdi>
          </Link>
        </p>
      </div>
      {children && <div className="-me-1 flex shrink-0">{children}</div>}
    </header>
  )
}

type ConversationHeaderProps = {
  conversation: Conversation
  onBlock: () => void
  onReport: (() => void) | undefined
}

export function ConversationHeader({ conversation, onBlock, onReport }: ConversationHeaderProps) {
  const t = useTranslations('messages')
  const { otherName, isolatedName } = useMessageLabels()
  const blocked = conversation.closed === 'blocked_by_you'
  return (
    <ConversationHead
      phone={conversation.phone}
      name={otherName(conversation)}
      photo={conversation.otherPerson?.image}
      sellerId={conversation.side === 'buyer' ? conversation.otherPerson?._id : undefined}
    >
      {onReport && (
        <IconButton
          label={t('report.title')}
          icon={<Flag className="size-4" />}
          aria-haspopup="dialog"
          onClick={onReport}
        />
      )}
      {conversation.otherPerson && !blocked && (
        <IconButton
          label={t('block.action', { name: isolatedName(conversation) })}
          icon={<Ban className="size-4" />}
          onClick={onBlock}
        />
      )}
    </ConversationHead>
  )
}

const reasons = ['misleading', 'offensive', 'stolen', 'other'] as const

type ReportDialogProps = {
  conversation: Conversation
  number: number
  open: boolean
  onClose: () => void
}

/** Reports a conversation, starting from one of its messages. */
export function ReportDialog({ conversation, number, ...shown }: ReportDialogProps) {
  const t = useTranslations('messages.report')
  const { isolatedName } = useMessageLabels()
  const quiet = conversation.otherPerson && t('quiet', { name: isolatedName(conversation) })
  return (
    <ReportForm
      {...shown}
      title={t('title')}
      lead={[t('lead'), quiet].filter(Boolean).join(' ')}
      reasons={reasons.map((value) => ({ value, label: t(value) }))}
      send={(complaint) =>
        browserApi.post('/api/reports', {
          body: {
            phoneId: conversation.phone._id,
            message: { conversationId: conversation._id, number },
            ...complaint,
          },
        })
      }
      thanks={t('thanks')}
    />
  )
}
