import ArrowLeft from 'virtual:icons/arrow-left'
import Ban from 'virtual:icons/ban'
import Flag from 'virtual:icons/flag'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pages } from '../../routes.ts'
import {
  ApiError,
  browserApi,
  type Conversation as Loaded,
  type SentMessage,
  type Thread,
} from '../api/index.ts'
import { ReportForm, type ReportReason } from '../forms/report-form.tsx'
import { useAction } from '../forms/use-action.ts'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { ErrorState, LoadingRegion, Skeleton } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { toast } from '../ui/toaster.tsx'
import { Composer, useOutbox } from './composer.tsx'
import { messageQueries, showMessage, showThread, useFeedState } from './feed.tsx'
import { closedReason, otherName } from './message-labels.ts'
import { MessageList, PendingBubble } from './message-list.tsx'
import { messagesPage } from './messages-page.ts'

/** One conversation with its composer. */
export function Conversation({ id }: { id: string }) {
  const query = useQuery(messageQueries.conversation(id))
  const { data, error } = query
  if (data) return <OpenConversation key={id} conversation={data} />
  if (!error) return <ConversationSkeleton />
  const refusal = error instanceof ApiError ? error : undefined
  return (
    <div className="p-4">
      <ErrorState
        title={refusal?.status === 404 ? 'Conversation not found' : undefined}
        requestId={refusal?.requestId}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      >
        {refusal?.status === 404
          ? 'It may belong to another account, or it doesn’t exist.'
          : undefined}
      </ErrorState>
    </div>
  )
}

function OpenConversation({ conversation }: { conversation: Loaded }) {
  const { thread, messages } = conversation
  const queryClient = useQueryClient()
  const { run } = useAction()
  const [confirm, dialog] = useConfirm()
  const [reporting, setReporting] = useState(false)
  const outbox = useOutbox({
    place: thread._id,
    send: (message) =>
      browserApi.post('/api/messages/threads/{id}', { path: { id: thread._id }, body: message }),
    onSent: ({ thread: now, message }: SentMessage) => {
      showThread(queryClient, now)
      showMessage(queryClient, now, message)
    },
  })
  const onSeen = useMarkRead(conversation)
  const line = useFeedState()
  const closed = closedReason(thread)
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
    const name = otherName(thread)
    const what = `${name} can no longer message you, about this phone or any other. You can both see that.`
    if (!(await confirm({ what, action: `Block ${name}` }))) return
    await run('block', async () => {
      showThread(
        queryClient,
        await browserApi.put('/api/messages/threads/{id}/block', { path: { id: thread._id } }),
      )
      toast.success(`${name} is blocked`)
    })
  }

  async function showEarlier() {
    const [first] = messages
    await run('earlier', async () => {
      const before = await browserApi.get('/api/messages/threads/{id}', {
        path: { id: thread._id },
        query: { before: first && String(first.number) },
      })
      queryClient.setQueryData(
        messageQueries.conversation(thread._id).queryKey,
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
      <ThreadHead
        thread={thread}
        onBlock={block}
        onReport={reportable && (() => setReporting(true))}
      />
      <MessageList
        conversation={conversation}
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
          The connection is unstable. New messages may take a few seconds.
        </p>
      )}
      {closed ? (
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline p-4 text-sm text-muted">
          <p className="min-w-0 flex-1">{closed}</p>
          {thread.closed === 'blocked_by_you' && (
            <Button
              onClick={() =>
                run('unblock', async () =>
                  showThread(
                    queryClient,
                    await browserApi.delete('/api/messages/threads/{id}/block', {
                      path: { id: thread._id },
                    }),
                  ),
                )
              }
            >
              Unblock
            </Button>
          )}
        </div>
      ) : (
        <Composer
          place={thread._id}
          label={`Message to ${otherName(thread)}`}
          onSend={outbox.write}
        />
      )}
      {reportable && (
        <ReportDialog
          thread={thread}
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
function useMarkRead({ thread, messages }: Loaded) {
  const queryClient = useQueryClient()
  const marked = useRef(0)
  const last = messages.at(-1)?.number ?? 0

  useEffect(() => {
    if (thread.unread === 0) marked.current = Math.max(marked.current, thread.lastNumber)
  }, [thread])

  return () => {
    if (last <= marked.current) return
    marked.current = last
    browserApi
      .post('/api/messages/threads/{id}/read', { path: { id: thread._id }, body: { number: last } })
      .then(({ unread, lastUpdate }) => {
        queryClient.setQueryData(messageQueries.unread().queryKey, { unread, lastUpdate })
        showThread(queryClient, { ...thread, unread: 0 })
      })
      .catch(() => {
        // They stay unread until the next message or visit.
        marked.current = 0
      })
  }
}

function ConversationSkeleton() {
  return (
    <LoadingRegion label="Loading the conversation">
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
  return (
    <header className="flex items-center gap-3 border-b border-hairline p-3">
      <Link
        {...messagesPage}
        search={{}}
        activeOptions={{ exact: true }}
        aria-label="All messages"
        className={`${buttonClass({ variant: 'ghost' })} btn-square md:hidden`}
      >
        <ArrowLeft className="size-5" />
      </Link>
      <span className="max-sm:hidden">
        <Thumbnail src={phone.img} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-base font-semibold">
          <Avatar name={name} src={photo ?? undefined} size="small" />
          {sellerId ? (
            <Link to={pages.seller(sellerId)} className="truncate hover:underline">
              {name}
            </Link>
          ) : (
            <span className="truncate">{name}</span>
          )}
        </h2>
        <p className="truncate text-sm">
          <Link to={pages.namedPhone(phone._id, phone.slug)} className={linkClass}>
            {phone.name}
          </Link>
        </p>
      </div>
      {children && <div className="-me-1 flex shrink-0">{children}</div>}
    </header>
  )
}

type ThreadHeadProps = { thread: Thread; onBlock: () => void; onReport: (() => void) | undefined }

export function ThreadHead({ thread, onBlock, onReport }: ThreadHeadProps) {
  const blocked = thread.closed === 'blocked_by_you'
  return (
    <ConversationHead
      phone={thread.phone}
      name={otherName(thread)}
      photo={thread.with?.image}
      sellerId={thread.side === 'buyer' ? thread.with?._id : undefined}
    >
      {onReport && (
        <IconButton
          label="Report this conversation"
          icon={<Flag className="size-4" />}
          aria-haspopup="dialog"
          onClick={onReport}
        />
      )}
      {thread.with && !blocked && (
        <IconButton
          label={`Block ${thread.with.name}`}
          icon={<Ban className="size-4" />}
          onClick={onBlock}
        />
      )}
    </ConversationHead>
  )
}

const reasons: readonly ReportReason[] = [
  { value: 'misleading', label: 'This is a scam' },
  { value: 'offensive', label: 'Insults or threats' },
  { value: 'stolen', label: 'The phone may be stolen' },
  { value: 'other', label: 'Something else' },
]

type ReportDialogProps = { thread: Thread; number: number; open: boolean; onClose: () => void }

/** Reports a conversation, starting from one of its messages. */
export function ReportDialog({ thread, number, ...shown }: ReportDialogProps) {
  const quiet = thread.with ? ` ${thread.with.name} won’t be notified.` : ''
  return (
    <ReportForm
      {...shown}
      title="Report this conversation"
      lead={`Our moderators can then read this conversation.${quiet}`}
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
      thanks="Thank you. Our moderators will review the conversation."
    />
  )
}
