import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Letter, Sent } from '../api/index.ts'
import { loadAnew } from './apply-news.ts'
import { PendingBubble } from './bubble.tsx'
import { Composer } from './composer.tsx'
import { Head } from './conversation-head.tsx'
import { messagesPage } from './place.ts'
import { useOutbox } from './use-outbox.ts'

type FirstMessageProps = {
  phone: { _id: string; name: string; img: string; slug: string }
  /** Whom one writes to, by name. */
  to: string
  /** Under which what is typed is kept. */
  place: string
  send: (letter: Letter) => Promise<Sent>
}

/** A conversation that nobody has begun. */
export function FirstMessage({ phone, to, place, send }: FirstMessageProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const outbox = useOutbox({
    place,
    send,
    onSent: ({ thread }) => {
      void loadAnew(queryClient)
      void navigate({ ...messagesPage, search: { thread: thread._id }, replace: true })
    },
  })
  return (
    <>
      <Head phone={phone} name={to} />
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4">
        <p className="text-sm text-pretty text-muted">
          Ask about the battery, the accessories or where to meet. Phone numbers, addresses and
          links stay hidden until the phone is paid here: that keeps you both covered.
        </p>
        <ol className="flex flex-col gap-3">
          {outbox.pending.map((one) => (
            <PendingBubble
              key={one.clientId}
              pending={one}
              onRetry={() => outbox.retry(one)}
              onDrop={() => outbox.drop(one.clientId)}
            />
          ))}
        </ol>
      </div>
      <Composer place={place} label={`Message to ${to}`} onSend={outbox.write} />
    </>
  )
}
